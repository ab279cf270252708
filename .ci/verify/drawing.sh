#!/usr/bin/env bash
# A scene of everything that can be drawn gives the same bytes in every build, on x86-64 and on arm64
set -euo pipefail

if ! command -v aarch64-linux-gnu-gcc >/dev/null || ! command -v qemu-aarch64-static >/dev/null; then
  # Where the emulator cannot be had, the script says that it leaves arm64 out.
  apt-get update -qq || true
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends \
    gcc-aarch64-linux-gnu libc6-dev-arm64-cross qemu-user-static >/dev/null || true
fi
# Four of the locales are made from Debian's sources; the script says which it leaves out.
[ -d /usr/share/i18n/locales ] || DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends locales \
  >/dev/null || true
Scripts/raster-determinism
