#!/usr/bin/env bash
# The constraint engine agrees with linear programming, and a wrong answer would be seen
set -euo pipefail
source .ci/python

# Debian's python3 cannot make virtual environments without a package of its own.
if ! python3 -c 'import ensurepip' 2>/dev/null; then
  apt-get update -qq
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends python3-venv >/dev/null
fi

Scripts/oracle --count 300
# What is hard for an engine is hard for the oracle as well, which asks exact numbers where it is in doubt.
for family in dense chains priorities contradictions squeeze lists choices; do
  timeout 300 Scripts/oracle --family "$family" --count 60
done
Scripts/oracle-can-fail
