#!/usr/bin/env bash
# What the proofs find in scenes of public Interface Builder documents is what the article says
# needs: nothing
# takes: 1 min
# modules: corpus-proofs
# paths: Scripts/corpus-proofs Scripts/setup Documentation/Proofs.md
# corpus: interface-builder
set -euo pipefail

article=Documentation/Proofs.md
# The number in each row of the table, in the order of the columns of the last line.
said="$(awk -F'|' '/^\| proof \| scenes with findings/ { found = 1; next } found && !/^\|/ { exit } found && $3 ~ /[0-9]/ { print $3 + 0 }' "$article" | paste -sd' ')"
found="$(Scripts/corpus-proofs "${LAYOUT_SNAPSHOT_CORPUS:-../shared/corpus}/interface-builder" | tail -n 1 | cut -f 3- | tr '\t' ' ')"
if [ "$said" != "$found" ]; then
  echo "The article $article says $said, and the proofs find $found." >&2
  exit 1
fi
echo "scenes with findings: $found, as $article says"
