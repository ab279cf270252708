"""Checks the recipes for continuous integration: they parse, and their commands run.

What only a service has, such as its actions and its caches, is not here to be run; the shape of it is checked.

Usage: recipes.py PROGRAM
"""

import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

import yaml

PROGRAM = pathlib.Path(sys.argv[1]).resolve()
RECIPES = pathlib.Path("Documentation/CI").resolve()


# Tests that SwiftPM lists, with the seconds that they take.
TESTS = {f"AppTests.Suite{suite}/test{test}()": 0.1 + (suite * 31 + test * 7) % 13 / 10
         for suite in range(60) for test in range(1 + suite % 5)}

# Stands in for SwiftPM: lists tests, and takes down which filter it was given.
SWIFT = """#!/bin/sh
case "$1 $2" in
  "run layout-snapshot") shift 2; exec PROGRAM "$@" ;;
  "run --skip-build") shift 3; exec PROGRAM "$@" ;;
  "build --build-tests") ;;
  "test list") cat "$TESTS" ;;
  "test --skip-build")
    mkdir -p "$LAYOUT_SNAPSHOT_ARTIFACTS/manifests"
    cat > "$LAYOUT_SNAPSHOT_ARTIFACTS/manifests/run.1.jsonl" <<'LEDGER'
{"framework":"XCTest","kind":"run","packageRoot":"/","processID":1,"run":"1","startedAt":"","target":"AppTests","version":1}
{"kind":"begun","process":"1-1","target":"AppTests"}
{"kind":"ended","process":"1-1","verified":1}
LEDGER
    while [ $# -gt 0 ]; do
      case "$1" in
        --filter) printf '%s' "$2" > "$LAYOUT_SNAPSHOT_ARTIFACTS/filter" ;;
        --xunit-output) cp "$REPORT" "$2" ;;
      esac
      shift
    done ;;
  *) exit 99 ;;
esac
"""


def spread(folder, script, environments):
    """Runs a job's script once for each machine, twice: the second time by the times of the first."""
    listed, report = folder / "listed.txt", folder / "report.xml"
    listed.write_text("".join(name + "\n" for name in TESTS))
    cases = (f'<testcase classname="{suite}" name="{test}" time="{time}" />'
             for (suite, test), time in ((name.split("/"), time) for name, time in TESTS.items()))
    report.write_text("<testsuites>" + "".join(cases) + "</testsuites>")
    for is_balanced in [False, True]:
        lengths, seen, folders = [], [], []
        for environment in environments:
            run(script, folder, TESTS=str(listed), REPORT=str(report), **environment)
            artifacts = pathlib.Path(environment["LAYOUT_SNAPSHOT_ARTIFACTS"])
            folders.append(artifacts)
            pattern = re.compile((artifacts / "filter").read_text())
            mine = [name for name in TESTS if pattern.search(name)]
            seen += mine
            lengths.append(sum(TESTS[name] for name in mine) if is_balanced else len(mine))
        assert sorted(seen) == sorted(TESTS), "some test runs in no shard, or in two"
        mean = sum(lengths) / len(lengths)
        assert all(abs(length - mean) <= 0.1 * mean for length in lengths), lengths
        # What the report job keeps of the first run.
        shutil.rmtree(folder / "merged", ignore_errors=True)
        merge = [PROGRAM, "merge", *folders, "--into", folder / "merged", "--output", folder / "page"]
        subprocess.run(merge, check=True, capture_output=True)
        # A machine that left nothing is noticed, because the others know how many there are.
        shutil.rmtree(folder / "merged")
        lacking = subprocess.run([word for word in merge if word != folders[1]], check=False, capture_output=True, text=True)
        assert lacking.returncode == 1 and "Shard 2 of" in lacking.stderr, lacking
        (folder / "package/times").mkdir(exist_ok=True)
        shutil.copy(folder / "merged/times.tsv", folder / "package/times")


def shards(count):
    """A package whose tests failed on several machines: their artifacts lie where a recipe downloads them."""
    folder = pathlib.Path(tempfile.mkdtemp(prefix="recipe-"))
    (folder / "bin").mkdir()
    # The commands of recipes build the program from the package; here it is built already.
    swift = folder / "bin/swift"
    swift.write_text(SWIFT.replace("PROGRAM", str(PROGRAM)))
    swift.chmod(0o755)
    (folder / "package").mkdir()
    subprocess.run([PROGRAM, "demo", "--into", folder / "package"], check=True, stdout=subprocess.DEVNULL)
    artifacts = folder / "package/.build/layout-snapshots"
    shutil.rmtree(artifacts / "report")
    for number in range(1, count + 1):
        shutil.copytree(artifacts, folder / f"package/shards/{number}")
        note = {"kind": "shard", "index": number, "count": count, "functions": 0, "methods": 0}
        (folder / f"package/shards/{number}/manifests/shard.jsonl").write_text(json.dumps(note))
    return folder


def run(script, folder, code=0, **environment):
    answer = subprocess.run(
        ["sh", "-euc", script], cwd=folder / "package", text=True, capture_output=True, check=False,
        env={"PATH": f"{folder / 'bin'}:{os.environ['PATH']}", **environment})
    assert answer.returncode == code, f"{script}\n{answer.returncode}\n{answer.stdout}{answer.stderr}"
    return answer.stdout


def ours(scripts):
    found = [script for script in scripts if "layout-snapshot" in script and "swift run" in script]
    assert found, "the recipe runs nothing of ours"
    return "\n".join(found)


def made(folder, names):
    for name in names:
        assert (folder / "package" / name).exists(), f"the recipe makes no {name}"
    assert (folder / "package/report.md").stat().st_size < 65_536


def github():
    # YAML 1.1 takes the key `on` for true.
    recipe = yaml.safe_load((RECIPES / "github-actions.yml").read_text())
    assert set(recipe) == {"name", True, "permissions", "jobs"}
    jobs = recipe["jobs"]
    assert jobs["report"]["needs"] == "test" and len(jobs["test"]["strategy"]["matrix"]["shard"]) > 1
    steps = [step for job in jobs.values() for step in job["steps"]]
    assert all(("run" in step) != ("uses" in step) for step in steps)
    assert all("@" in step["uses"] for step in steps if "uses" in step)
    machines = jobs["test"]["strategy"]["matrix"]["shard"]
    folder = shards(len(machines))
    tests = next(step["run"] for step in jobs["test"]["steps"] if "shard --index" in step.get("run", ""))
    assert f"--count {len(machines)} " in tests
    spread(folder, tests.replace("${{ matrix.shard }}", "$SHARD"), [
        {"SHARD": str(machine), "LAYOUT_SNAPSHOT_ARTIFACTS": str(folder / f"artifacts/{machine}")}
        for machine in machines])
    summary = folder / "summary.md"
    output = run(ours(step.get("run", "") for step in jobs["report"]["steps"]), folder, code=1, GITHUB_ACTIONS="true",
                 GITHUB_STEP_SUMMARY=str(summary))
    uploads = [step for step in jobs["report"]["steps"] if "upload" in step.get("uses", "")]
    assert uploads and all(step["if"] == "always()" for step in uploads), "what failed is not kept"
    kept = [path for step in uploads for path in step["with"]["path"].split()]
    made(folder, kept)
    assert summary.read_text().startswith("### Layout snapshots\n\n5 changed, 1 missing\n")
    assert output.count("::error file=") == 6, output
    script = next(step["with"]["script"] for step in steps if "github-script" in step.get("uses", ""))
    comment(script, folder)
    shutil.rmtree(folder)


def comment(script, folder):
    """Runs the script that comments, with a service that only takes notes."""
    node = shutil.which("node")
    if not node:
        print("there is no node: the script that comments was not run")
        return
    program = """
      const notes = [];
      const comments = JSON.parse(process.argv[2]);
      const github = { rest: { issues: {
        listComments: async () => ({ data: comments }),
        updateComment: async call => notes.push(["update", call]),
        createComment: async call => notes.push(["create", call]),
      } } };
      const context = { repo: { owner: "o", repo: "r" }, issue: { number: 7 } };
      (async () => { %s })().then(() => console.log(JSON.stringify(notes)));
    """ % script
    (folder / "package/comment.js").write_text(program)
    for comments, expected in [("[]", '[["create",'), (
            '[{"id": 1, "user": {"type": "Bot"}, "body": "### Layout snapshots"}]', '[["update",')]:
        answer = subprocess.run([node, "comment.js", comments], cwd=folder / "package", text=True,
                                capture_output=True, check=True).stdout
        assert answer.startswith(expected) and "5 changed, 1 missing" in answer, answer


def gitlab():
    recipe = yaml.safe_load((RECIPES / "gitlab-ci.yml").read_text())
    report = recipe["layout-snapshot-report"]
    assert {recipe[job]["stage"] for job in ["layout-snapshots", "layout-snapshot-report"]} == set(recipe["stages"])
    tests = recipe["layout-snapshots"]
    count = tests["parallel"]
    folder = shards(count)
    spread(folder, "\n".join(tests["script"]), [
        {"CI_NODE_INDEX": str(index), "CI_NODE_TOTAL": str(count),
         "LAYOUT_SNAPSHOT_ARTIFACTS": str(folder / f"artifacts/{index}")} for index in range(1, count + 1)])
    run(ours(report["script"]), folder, code=1)
    assert report["artifacts"]["when"] == "always", "what failed is not kept"
    made(folder, report["artifacts"]["paths"] + [report["artifacts"]["reports"]["junit"]])
    shutil.rmtree(folder)


def xcode_cloud():
    script = str(RECIPES / "ci_post_xcodebuild.sh")
    assert os.access(script, os.X_OK)
    folder = shards(1)
    for action, code in [("archive", 0), ("test-without-building", 1)]:
        said = run(script, folder, code=code, LAYOUT_SNAPSHOT_ARTIFACTS=str(folder / "none"), CI_XCODEBUILD_ACTION=action)
        assert "No test has taken a layout snapshot" in said
    artifacts = folder / "package/shards/1"
    output = run(script, folder, code=1, LAYOUT_SNAPSHOT_ARTIFACTS=str(artifacts), LAYOUT_SNAPSHOT_UPLOAD="ls")
    assert "### Layout snapshots" in output and output.rstrip().endswith("report.html")
    assert (artifacts / "report.html").stat().st_size > 50_000
    shutil.rmtree(folder)


def own_gates():
    """The recipe for this package itself, whose commands take too long to be run here: that its scripts are there."""
    recipe = yaml.safe_load((RECIPES / "gates.yml").read_text())
    assert set(recipe) == {"name", True, "permissions", "jobs"} and set(recipe["jobs"]) == {"land", "verify"}
    for name, job in recipe["jobs"].items():
        scripts = re.findall(r"(?:\.ci|Scripts)/\w+", " ".join(step.get("run", "") for step in job["steps"]))
        assert scripts and all(os.access(script, os.X_OK) for script in scripts), f"{name} runs {scripts}"


for check in [github, gitlab, xcode_cloud, own_gates]:
    check()
print("the recipes for GitHub Actions, GitLab and Xcode Cloud parse, and their commands run")
