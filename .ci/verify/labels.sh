#!/usr/bin/env bash
# Labels of public Interface Builder documents are as wide as Xcode saved them
# needs: nothing
# takes: 1 min
# modules: LayoutSnapshotTypeset
# paths: .ci/python Scripts/label-widths Scripts/support/interface_builder_labels.py Scripts/support/probe.py Scripts/support/Probe.swift Fixtures/Text
# corpus: interface-builder
set -euo pipefail
source .ci/python

Scripts/label-widths
