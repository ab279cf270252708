#!/usr/bin/env bash
# What the proofs find in scenes of public documents is what the article says; skipped aloud without the documents
set -euo pipefail

folder="${LAYOUT_SNAPSHOT_CORPUS:-../shared/corpus}/interface-builder"
if ! [ -d "$folder" ]; then
  echo "SKIPPED: there is no folder $folder"
  exit 0
fi

article=Documentation/Proofs.md
table="$(mktemp)"
trap 'rm -f "$table"' EXIT
Scripts/corpus-proofs --table "$folder" >"$table"
if ! diff <(awk '/^\| proof \| scenes with findings/ { found = 1 } found && !/^\|/ { exit } found' "$article") "$table"; then
  echo "The table in $article is not what Scripts/corpus-proofs --table finds." >&2
  exit 1
fi
echo "the table in $article is what the proofs find"
