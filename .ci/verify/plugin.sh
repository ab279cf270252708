#!/usr/bin/env bash
# The command plugin works in a package of a user, and no build waits for it
# needs: nothing
# takes: 6 min
# modules: LayoutSnapshotTesting LayoutSnapshotPlugin layout-snapshot
# paths: Scripts/check-plugin Scripts/support/client-folder Scripts/support/plugin_on_terminal.py Fixtures/Projects/Client
set -euo pipefail

mkdir -p "$SCRATCH-client/Client"
# A build of its own, because this gate looks at what is compiled; the attacks use it again.
Scripts/check-plugin "$(cd "$SCRATCH-client" && pwd)/Client/.build"
