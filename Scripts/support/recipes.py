"""Checks the recipes for continuous integration: they parse, and their commands run.

What only a service has, such as its actions and its caches, is not here to be run; the shape of it is checked.

Usage: recipes.py PROGRAM
"""

import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

import yaml

PROGRAM = pathlib.Path(sys.argv[1]).resolve()
RECIPES = pathlib.Path("Documentation/CI").resolve()


def shards(count):
    """A package whose tests failed on several machines: their artifacts lie where a recipe downloads them."""
    folder = pathlib.Path(tempfile.mkdtemp(prefix="recipe-"))
    (folder / "bin").mkdir()
    # The commands of recipes build the program from the package; here it is built already.
    swift = folder / "bin/swift"
    swift.write_text(f'#!/bin/sh\n[ "$1 $2" = "run layout-snapshot" ] || exit 99\nshift 2\nexec {PROGRAM} "$@"\n')
    swift.chmod(0o755)
    (folder / "package").mkdir()
    subprocess.run([PROGRAM, "demo", "--into", folder / "package"], check=True, stdout=subprocess.DEVNULL)
    artifacts = folder / "package/.build/layout-snapshots"
    shutil.rmtree(artifacts / "report")
    for number in range(count):
        shutil.copytree(artifacts, folder / f"package/shards/{number}")
    return folder


def run(script, folder, **environment):
    answer = subprocess.run(
        ["sh", "-euc", script], cwd=folder / "package", text=True, capture_output=True, check=False,
        env={"PATH": f"{folder / 'bin'}:{os.environ['PATH']}", **environment})
    assert answer.returncode == 0, f"{script}\n{answer.stdout}{answer.stderr}"
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
    folder = shards(2)
    summary = folder / "summary.md"
    output = run(ours(step.get("run", "") for step in jobs["report"]["steps"]), folder, GITHUB_ACTIONS="true",
                 GITHUB_STEP_SUMMARY=str(summary))
    kept = [path for step in jobs["report"]["steps"] if "upload" in step.get("uses", "")
            for path in step["with"]["path"].split()]
    made(folder, kept)
    assert summary.read_text().startswith("### Layout snapshots")
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
    folder = shards(2)
    run(ours(report["script"]), folder)
    made(folder, report["artifacts"]["paths"] + [report["artifacts"]["reports"]["junit"]])
    shutil.rmtree(folder)


def xcode_cloud():
    script = str(RECIPES / "ci_post_xcodebuild.sh")
    assert os.access(script, os.X_OK)
    folder = shards(1)
    assert "No layout snapshot failed." in run(script, folder, LAYOUT_SNAPSHOT_ARTIFACTS=str(folder / "none"))
    artifacts = folder / "package/shards/0"
    output = run(script, folder, LAYOUT_SNAPSHOT_ARTIFACTS=str(artifacts), LAYOUT_SNAPSHOT_UPLOAD="ls")
    assert "### Layout snapshots" in output and output.rstrip().endswith("report.html")
    assert (artifacts / "report.html").stat().st_size > 50_000
    shutil.rmtree(folder)


for check in [github, gitlab, xcode_cloud]:
    check()
print("the recipes for GitHub Actions, GitLab and Xcode Cloud parse, and their commands run")
