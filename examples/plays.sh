#!/bin/sh
# A player made of shell: reads the line mode's questions, answers each with one of the numbers it was offered.
#   sh examples/plays.sh [GAME [OPTION ...]]      for example: sh examples/plays.sh gangster --players 2 --seed 7
# Prints what happened and exits like `omerta terminal --plain`: 0 won, 3 lost, 4 left before the end.
# OMERTA names the command, if it is not `omerta`.
game=${1:-the_boss}
[ $# -gt 0 ] && shift
room=$(mktemp -d) || exit 1
trap 'rm -rf "$room"' EXIT
mkfifo "$room/typed" "$room/shown"

"${OMERTA:-omerta}" terminal "$game" --plain --lang en --bots rookie "$@" <"$room/typed" >"$room/shown" &
game_process=$!
exec 3>"$room/typed" 4<"$room/shown"

offered=0 turn=0
while IFS= read -r line <&4; do
    case $line in
        "You can:"*) offered=0 ;;                       # a new list begins
        *"? for help:"*)                                # a question: take the numbers one after the other
            turn=$((turn + 1))
            echo $((turn % offered + 1)) >&3 ;;
        "  "*[0-9]"  "*) offered=$((offered + 1)) ;;    # a line of the list
        "  "[!\ ]*|"★ "*) echo "$line" ;;              # what happened, and who won
    esac
done
wait "$game_process"
