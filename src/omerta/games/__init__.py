"""The games on the shelf. Each lives in a folder of its own and knows nothing of the others."""
