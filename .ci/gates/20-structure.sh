#!/usr/bin/env bash
# Modules import what the manifest lets them and depend on lower floors alone; raw memory stands where it is named
set -euo pipefail

description="$(swift package --scratch-path "$SCRATCH" describe --type json)"
python3 -B .ci/imports.py <<<"$description"
python3 -B .ci/floors.py <<<"$description"
python3 -B .ci/pointers.py
