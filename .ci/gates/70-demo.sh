#!/usr/bin/env bash
# The demo verifies, and explains what it broke as the README says
# after: build
set -euo pipefail

output=$(Scripts/demo --scratch-path "$SCRATCH")
echo "$output"

# The README's first block under "Review", without its ellipsis, line for line.
sed -n '/^## Review/,/^## /p' README.md | awk '/^```/ { if (++fences == 2) exit; next } fences' | grep -vE '^ *\.\.\.$' |
  while IFS= read -r line; do
    grep -qxF -- "$line" <<<"$output" || { echo "the demo does not say: $line" >&2; exit 1; }
  done
echo "the demo says what the README shows"
