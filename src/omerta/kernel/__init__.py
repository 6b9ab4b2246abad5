"""What all games stand on: records, luck, narration, the protocol, compiling. Knows no game."""
