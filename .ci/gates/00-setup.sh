#!/usr/bin/env bash
# What the package needs beside Swift is installed
set -euo pipefail

Scripts/setup
echo "libpng $(pkg-config --modversion libpng), $(swift --version 2>/dev/null | grep -o 'Swift version [^ ]*')"
