"""Bots against each other, and how sure one can be of who is better."""
