"""Judges the systems and answers that solver-oracle-feed prints."""

import argparse
import json
import subprocess
import sys

from .judge import Undecided, judge
from .shrink import Shrinker


FAMILIES = ("mixed", "dense", "chains", "priorities", "contradictions", "squeeze", "lists", "choices",
            "parallels")


def main():
    parser = argparse.ArgumentParser(prog="Scripts/oracle", description=__doc__)
    parser.add_argument("--feed", required=True, help="the program solver-oracle-feed (set by Scripts/oracle)")
    parser.add_argument("--count", type=int, default=300, help="how many systems (300)")
    parser.add_argument("--seed", type=int, default=1, help="which systems (1)")
    parser.add_argument("--family", choices=FAMILIES, default="mixed", help="what the systems are hard for (mixed)")
    parser.add_argument("--only", type=int, help="judge the system of this number alone")
    parser.add_argument("--mutate", help="falsify the answers: value, ambiguity, violation, conflict, members or explanation")
    parser.add_argument("--shrink", type=int, default=0, metavar="N", help="make the first N mismatches small")
    parser.add_argument("--highs-only", action="store_true", help="do without exact numbers, which are slow")
    options = parser.parse_args()

    command = [options.feed, "--count", str(options.count), "--seed", str(options.seed)]
    if options.only is not None:
        command += ["--only", str(options.only)]
    command += ["--family", options.family]
    mutation = ["--mutate", options.mutate] if options.mutate else []
    with subprocess.Popen(command + mutation, stdout=subprocess.PIPE) as feed:
        systems, mismatches, undecided = judge_all(feed.stdout, options, mutation)
    if feed.returncode != 0 or systems == 0:
        sys.exit(f"the feed ended with code {feed.returncode} while it solved system {systems}")
    if undecided > 1 + systems // 100:
        sys.exit(f"{undecided} of {systems} systems could not be judged, which is too many to mean anything")
    print(f"{systems} systems, {mismatches} mismatches")
    sys.exit(1 if mismatches else 0)


def judge_all(lines, options, mutation):
    systems = mismatches = undecided = 0
    for line in lines:
        case = json.loads(line)
        systems += 1
        try:
            differences = judge(case, asks_exactly=not options.highs_only)
        except Undecided as reason:
            print(f"system {case['system']['number']} is skipped: {reason}")
            undecided += 1
            continue
        if not differences:
            continue
        mismatches += 1
        system = case["system"]
        print(f"system {system['number']} ({system['kind']}):")
        for difference in differences:
            print(f"  {difference}")
        if mismatches <= options.shrink:
            print(Shrinker([options.feed, "--read"] + mutation).smallest(case))
    return systems, mismatches, undecided


if __name__ == "__main__":
    main()
