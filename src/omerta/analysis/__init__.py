"""Measuring what is there."""
