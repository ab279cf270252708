#!/usr/bin/env bash
# Layouts of public Interface Builder documents lie where Xcode saved them
# needs: nothing
# takes: 6 min
# modules: fidelity-tool
# paths: Scripts/fidelity Scripts/setup
# corpus: interface-builder
set -euo pipefail

folder="${LAYOUT_SNAPSHOT_CORPUS:-../shared/corpus}/interface-builder"

# The share of things within a point, in per mille, of the total row that is named, by the heading of their column.
share() {
  awk -F'\t' -v row="$1" -v things="$2" '
    NR == 1 { for (i = 1; i <= NF; i++) column[$i] = i }
    $1 == "total" && $2 == row { printf "%d", 1000 * $column[things "_within_1pt"] / $column[things]; exit }'
}

check() {
  local what="$1" row="$2" floor="$3" table="$4" things="${5:-views}" found
  found="$(share "$row" "$things" <"$table")"
  echo "$what: $found of 1000 $things within a point, at least $floor wanted"
  [ "$found" -ge "$floor" ]
}

table="$(mktemp)"
trap 'rm -f "$table"' EXIT
Scripts/fidelity "$folder" --intrinsics saved >"$table"
check "saved sizes, self-consistent scenes" self-consistent 994 "$table"
Scripts/fidelity "$folder" --intrinsics saved --environment none >"$table"
check "saved sizes, bars from structure, all scenes" all 940 "$table"
Scripts/fidelity "$folder" --intrinsics own >"$table"
check "sizes of our own, self-consistent scenes" self-consistent 950 "$table"
check "static rows as our tables place them, all scenes" all 355 "$table" rows
