#!/bin/sh
# Opens the editor. / Abre o editor.
# Only the steps that work without Node.js are here. Everything else is in scripts/start-editor.cjs.

if ! [ -t 1 ] && [ -z "$IN_TERMINAL" ]; then
  # A double-click opened no window: open a terminal that shows the messages.
  export IN_TERMINAL=yes
  for terminal in x-terminal-emulator gnome-terminal konsole xfce4-terminal kgx xterm; do
    command -v "$terminal" >/dev/null || continue
    case "$terminal" in
      gnome-terminal | kgx) exec "$terminal" -- sh "$0" ;;
      xfce4-terminal) exec "$terminal" -x sh "$0" ;;
      *) exec "$terminal" -e sh "$0" ;;
    esac
  done
fi

language="${LC_ALL:-${LANG:-$(defaults read -g AppleLocale 2>/dev/null)}}"
say() {
  case "$language" in
    pt*) printf '\n%s\n' "$2" ;;
    *) printf '\n%s\n' "$1" ;;
  esac
}

start() {
  cd "$(dirname "$0")/.." || return 1
  if ! [ -f scripts/start-editor.cjs ]; then
    say "This file works only in the project folder. Extract the complete ZIP file first, and then double-click the file in that folder." \
      "Este arquivo só funciona na pasta do projeto. Extraia antes o ZIP inteiro e dê dois cliques no arquivo que está nessa pasta."
    return 1
  fi
  if ! command -v node >/dev/null; then
    say "Node.js is missing. Install the LTS version from https://nodejs.org, and then double-click this file again." \
      "Falta o Node.js. Instale a versão LTS de https://nodejs.org e dê dois cliques de novo neste arquivo."
    return 1
  fi
  node scripts/start-editor.cjs
}

if ! start; then
  say "Press Enter to close this window." "Pressione Enter para fechar esta janela."
  read -r _
  exit 1
fi
