#!/usr/bin/env bash
# Gates say what they depend on, what has passed is remembered for exactly that, and logs of tests are read rightly
set -euo pipefail

python3 -B .ci/heads.py
python3 -B .ci/verify_tests.py
python3 -B .ci/log_tests.py
echo "heads name what their gates use; verify remembers and chooses as it says; logs are read"
