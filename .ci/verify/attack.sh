#!/usr/bin/env bash
# No attack by who wrote artifacts, references or a checkout succeeds, and each would be seen to
# needs: nothing
# takes: 4 min
# modules: LayoutSnapshotTesting LayoutConstraintSolver layout-snapshot
# paths: Scripts/attack Scripts/attack-can-fail Scripts/support/attacks Scripts/support/client-folder Fixtures/Attacks Fixtures/InterfaceBuilder/Login.storyboard Fixtures/Projects/Client
set -euo pipefail

Scripts/attack-can-fail | tail -n 1
Scripts/attack "$SCRATCH-client"
