#!/usr/bin/env bash
# Tools for large canvases take instructions as the number of views, not as its square
# needs: valgrind
# takes: 5 min
# modules: ToolWorkloads
# paths: .ci/python .ci/apt Scripts/tool-growth Benchmarks/Package.swift Benchmarks/Sources/use-tools
set -euo pipefail
source .ci/python

command -v valgrind >/dev/null || .ci/apt valgrind
Scripts/tool-growth
