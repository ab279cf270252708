#!/usr/bin/env bash
# The usual tests pass at the same time and one by one, and five times in a row on a machine that does something else
# needs: nothing
# takes: 15 min
# paths: .ci Benchmarks CHANGELOG.md CONTRIBUTING.md Documentation Fixtures Fuzz LICENSE Package.swift Plugins README.md SECURITY.md Scripts Snapshots Sources Tests Tools
set -euo pipefail

# All runs are made, whatever the first one says.
failed=()
run() {
  echo "--- $1"
  .ci/judged-tests "$SCRATCH/suite.log" "${@:2}" || failed+=("$1")
}

swift build --build-tests --scratch-path "$SCRATCH" >"$SCRATCH/suite.log" 2>&1 || { cat "$SCRATCH/suite.log"; exit 1; }
run "at the same time" --parallel
run "one by one" --no-parallel

# Twice as many processes as processors.
busy=()
trap 'kill "${busy[@]}" 2>/dev/null || true' EXIT
for _ in $(seq $((2 * $(getconf _NPROCESSORS_ONLN)))); do
  yes >/dev/null &
  busy+=($!)
done
for number in 1 2 3 4 5; do run "beside ${#busy[@]} other processes, number $number"; done
if [ "${#failed[@]}" -gt 0 ]; then
  printf 'failed: %s\n' "${failed[@]}"
  exit 1
fi
echo "seven runs, five of them beside ${#busy[@]} processes that kept the processors busy"
