#!/usr/bin/env bash
# A package that uses the library as the README says records, verifies, and fails with an explanation; smallest trees compile
# lane: own builds
set -euo pipefail

Scripts/check-client "$SCRATCH-client"
Scripts/check-smallest-trees "$SCRATCH-client"
