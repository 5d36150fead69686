#!/bin/sh
# Opens the editor. / Abre o editor.
. "$(dirname "$0")/start-linux.sh"
