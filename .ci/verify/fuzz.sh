#!/usr/bin/env bash
# No bytes of others crash what reads them, hang it, or make it contradict itself
# needs: the sanitizers of a toolchain for Linux
# takes: 8 min
# modules: LayoutConstraintSolver LayoutSnapshotCauses LayoutSnapshotGraphics LayoutSnapshotImageCheck LayoutSnapshotImageDiff LayoutSnapshotInterfaceBuilder LayoutSnapshotJPEG LayoutSnapshotOverlay LayoutSnapshotPNG LayoutSnapshotRaster LayoutSnapshotReport LayoutSnapshotSources LayoutSnapshotStore LayoutSnapshotTools LayoutSnapshotTypeset LayoutSnapshotValues LayoutSnapshotVector LayoutSnapshotViews
# paths: Scripts/fuzz Scripts/support/fuzz_seeds.py Fuzz Fixtures/InterfaceBuilder Fixtures/Pictures Fixtures/Projects Snapshots
set -euo pipefail

# A change must not fail by what chance finds in code that it leaves alone: that is for longer runs.
Scripts/fuzz --inputs 1 --seed 1
