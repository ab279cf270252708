#!/usr/bin/env bash
# An app whose models belong to the main actor compiles with the trait MainActorViews, and is drawn
set -euo pipefail

Scripts/check-isolation "$SCRATCH-isolated-app"
