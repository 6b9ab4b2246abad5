"""The table server: play together, nothing lost, nothing leaked. docs/protocol.md says how to speak with it."""
