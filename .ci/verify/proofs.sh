#!/usr/bin/env bash
# What the proofs find in scenes of public Interface Builder documents is what the article says
# needs: nothing
# takes: 1 min
# modules: corpus-proofs
# paths: Scripts/corpus-proofs Scripts/setup Documentation/Proofs.md
# corpus: interface-builder
set -euo pipefail

article=Documentation/Proofs.md
table="$(mktemp)"
trap 'rm -f "$table"' EXIT
Scripts/corpus-proofs --table "${LAYOUT_SNAPSHOT_CORPUS:-../shared/corpus}/interface-builder" >"$table"
if ! diff <(awk '/^\| proof \| scenes with findings/ { found = 1 } found && !/^\|/ { exit } found' "$article") "$table"; then
  echo "The table in $article is not what Scripts/corpus-proofs --table finds." >&2
  exit 1
fi
echo "the table in $article is what the proofs find"
