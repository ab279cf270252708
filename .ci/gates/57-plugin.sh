#!/usr/bin/env bash
# The command plugin works in a package of a user, and no build waits for it
set -euo pipefail

Scripts/check-plugin "$SCRATCH-plugin"
