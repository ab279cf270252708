#!/usr/bin/env bash
# A scene of everything that can be drawn, and its compressed file, have the same bytes in every build, on x86-64 and on arm64
# needs: qemu and a compiler for arm64
# takes: 2 min
# modules: LayoutSnapshotGraphics LayoutSnapshotPNG LayoutSnapshotRaster LayoutSnapshotSupport
# paths: .ci/apt .ci/arm64 Scripts/raster-determinism Scripts/support/locales.py Scripts/support/RasterDigest.swift Sources/LayoutSnapshotTesting/States/AnimationTiming.swift Tests/LayoutSnapshotRasterTests/Showcase.swift
set -euo pipefail

.ci/arm64
Scripts/raster-determinism
