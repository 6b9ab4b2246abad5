"""Prints the fingerprint of every final position in the archive: run under any hash seed, compiled or not."""

import json

from records.archiving import FINAL, FOLDER, final_position

import omerta

if __name__ == "__main__":
    for file in sorted(json.loads(FINAL.read_text())):
        print(file, final_position(FOLDER / file, omerta.game(file.partition("-")[0])))
