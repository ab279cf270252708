#!/usr/bin/env bash
# The constraint engine withstands random calls
set -euo pipefail

Scripts/fuzz-solver 30
