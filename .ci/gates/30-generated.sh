#!/usr/bin/env bash
# Files that scripts wrote are what these scripts write
set -euo pipefail

Scripts/embed-web --check
Scripts/system-font-tables --check
echo "pages and system font tables are as their scripts write them"
