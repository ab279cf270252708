#!/usr/bin/env bash
# Text agrees with Unicode's tests, with HarfBuzz and with measured and saved labels, and every build lays it out alike
set -euo pipefail
source .ci/python

install() { DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@" >/dev/null; }

if ! [ -e /usr/share/unicode/LineBreak.txt ]; then
  apt-get update -qq
  install unicode-data
fi
Scripts/unicode-conformance

python="$SCRATCH/python/bin/python"
if ! "$python" -c 'import uharfbuzz' 2>/dev/null; then
  python3 -m venv "$SCRATCH/python" || { apt-get update -qq && install python3-venv && python3 -m venv "$SCRATCH/python"; }
  "$python" -m pip install --quiet uharfbuzz
fi
"$python" Scripts/harfbuzz-widths

Scripts/system-font-tables --check
Scripts/label-widths --measured
Scripts/label-widths

if ! command -v aarch64-linux-gnu-gcc >/dev/null || ! command -v qemu-aarch64-static >/dev/null; then
  apt-get update -qq
  # Where the emulator cannot be had, the script says that it leaves arm64 out.
  install gcc-aarch64-linux-gnu libc6-dev-arm64-cross qemu-user-static || true
fi
[ -d /usr/share/i18n/locales ] || install locales || true
Scripts/text-determinism
