"""Judges files of UIKit code by whether they compile. See Scripts/uikit-coverage."""

import argparse
import collections
import concurrent.futures
import os
import re
import subprocess
import sys
import tempfile

# Modules of the toolchain and of this package that sources may import.
AVAILABLE = {
    "UIKit", "UIKitNames", "Foundation", "Swift", "Dispatch", "XCTest", "Testing", "Synchronization", "Glibc",
    "FoundationNetworking", "FoundationXML", "RegexBuilder", "Observation",
    "UIKitLogging", "UIKitAVFoundation", "UIKitCombine", "UIKitCoreData", "UIKitMapKit", "UIKitServices", "UIKitWebKit",
}
IMPORT = re.compile(r"^(\s*)((?:@\w+(?:\([^)]*\))?\s+|public\s+|internal\s+|private\s+)*import\s+"
                    r"(?:class\s+|struct\s+|func\s+|enum\s+|protocol\s+|typealias\s+)?(\w+))", re.M)
TYPE = re.compile(r"\b(?:class|struct|enum|protocol|actor|typealias)\s+(?!func\b|var\b|let\b|subscript\b)([A-Za-z_]\w*)")
# What other files of the same module can name without saying where it lies.
TOP_LEVEL = re.compile(r"^(?:(?:public|open|internal|final|indirect|package|@\w+(?:\([^)\n]*\))?)\s+)*"
                       r"(?:class|struct|enum|protocol|actor|typealias)\s+([A-Za-z_]\w*)", re.M)
LABEL = re.compile(r"\b(?:init[?!]?|subscript)\s*(?:<[^>{]*>)?\(\s*([A-Za-z_]\w*)")
INHERITED = re.compile(r"\b(?:class|protocol|struct|extension|enum)\s+\w+(?:<[^>{]*>)?\s*:\s*([^{]*)\{")
EXTENSION = re.compile(r"^[^/\n]*\bextension\s+([\w.]+)", re.M)
MEMBER = re.compile(r"\b(?:func|var|let|case|init)\s*`?([A-Za-z_]\w*)?")
GLOBAL = re.compile(r"^(?:(?:public|internal|private|fileprivate|open|final|@\w+)\s+)*(?:func|let|var)\s+(\w+)", re.M)
MISSING = [
    re.compile(r"cannot find (?:type |operator )?'(?P<name>[^']+)' in scope"),
    re.compile(r"(?:value of type|type|instance of) '(?:any )?(?P<owner>[^']+)'(?: \(aka '[^']+'\))? "
               r"has no (?:dynamic )?member '(?P<name>[A-Za-z_]\w*)"),
    re.compile(r"'(?P<name>[^']+)' is not a member type of"),
]


def copy_of(folder, file):
    """Where the prepared copy of a source lies."""
    is_main = os.path.basename(file) == "main.swift"
    return os.path.join(folder, file if is_main else file.removesuffix(".swift") + "+Prepared.swift")


class Repository:
    """The Swift sources of a repository, prepared, with where each name is declared."""

    def __init__(self, folder, prepared, prepare):
        self.folder, self.prepared = folder, prepared
        self.files = sorted(
            os.path.relpath(os.path.join(at, name), folder)
            for at, _, names in os.walk(folder) for name in names if name.endswith(".swift"))
        run = subprocess.run([prepare, folder, "-o", prepared], capture_output=True, text=True)
        self.problems = {
            os.path.relpath(line.split(":")[0], folder): line
            for line in run.stderr.splitlines() if ".swift:" in line}
        self.types, self.nested, self.members, self.extensions, self.inherits = (
            collections.defaultdict(list) for _ in range(5))
        for file in self.files:
            path = copy_of(prepared, file)
            if os.path.exists(path) and file != "Package.swift":
                self.read(file, open(path, encoding="utf-8", errors="replace").read())

    def read(self, file, text):
        code = re.sub(r"//[^\n]*", "", text)
        top = set(TOP_LEVEL.findall(code)) | set(GLOBAL.findall(code))
        for name in top:
            self.types[name].append(file)
        for name in set(TYPE.findall(code)) - top:
            self.nested[name].append(file)
        for name in set(EXTENSION.findall(code)):
            self.extensions[name.split(".")[-1]].append(file)
        if EXTENSION.search(code):
            for name in (set(MEMBER.findall(code)) | set(LABEL.findall(code))) - {""}:
                self.members[name].append(file)
        self.inherits[file] += [name.split(".")[0] for name in EXTENSION.findall(code)]
        for clause in INHERITED.findall(code):
            self.inherits[file] += re.findall(r"[A-Za-z_]\w*", clause)

    def nearest(self, files, to):
        """Of several declarations the one whose folder is nearest."""
        near = self.near(files, to)
        return min(near, key=lambda file: (len(file.split("/")), file)) if near else None

    def near(self, files, to):
        """Those of several files that share the most folders with another."""
        def shared(other):
            return len(os.path.commonprefix([os.path.dirname(to).split("/"), os.path.dirname(other).split("/")]))
        candidates = [file for file in files if file != to]
        most = max(map(shared, candidates), default=0)
        return [file for file in candidates if shared(file) == most]

    def declaring(self, name, owner, to):
        """Where a name may be declared that a file misses: in an extension of its owner, before anything else."""
        declared = set(self.types.get(name, []) + self.members.get(name, []) + self.nested.get(name, []))
        of_owner = [file for file in self.extensions.get(owner, []) if file in declared]
        if of_owner:
            return self.near(of_owner, to)
        if name in self.types:
            near = self.nearest(self.types[name], to)
            return [near] if near else []
        return self.near(self.members.get(name) or self.nested.get(name) or [], to)


class Judge:
    def __init__(self, build, work):
        self.build, self.work = build, work
        self.maps = list(module_maps(build))

    def sibling(self, repository, file):
        """A sibling without imports of modules that are not here, and which have no say in the judgement."""
        target = os.path.join(self.work, "siblings", os.path.basename(repository.folder), file)
        if not os.path.exists(target):
            os.makedirs(os.path.dirname(target), exist_ok=True)
            text = open(copy_of(repository.prepared, file), encoding="utf-8", errors="replace").read()
            text = IMPORT.sub(lambda m: m.group(0) if m.group(3) in AVAILABLE else m.group(1), text)
            with open(target, "w", encoding="utf-8") as out:
                out.write(text)
        return target

    def errors(self, repository, file, siblings):
        """The errors that the compiler reports in a file, and in those beside it that it had to look into."""
        primary = copy_of(repository.prepared, file)
        command = [
            "swiftc", "-frontend", "-typecheck", "-swift-version", "5", "-module-name", "Judged",
            "-I", os.path.join(self.build, "Modules"), "-primary-file", primary, "-diagnostic-style", "llvm",
            "-module-cache-path", os.path.join(self.work, "cache"), "-parse-as-library",
        ] + [word for m in self.maps for word in ("-Xcc", "-fmodule-map-file=" + m)]
        command += [self.sibling(repository, other) for other in sorted(siblings)]
        run = subprocess.run(command, capture_output=True, text=True, errors="replace")
        path = os.path.join(repository.folder, file)
        found = [
            line[len(path) + 1:] for line in run.stderr.splitlines()
            if line.startswith(path + ":") and " error: " in line]
        if run.returncode not in (0, 1) or "<unknown>:0: error" in run.stderr:
            found.append("0:0: error: the compiler ended early: " + run.stderr.strip().splitlines()[0])
        beside = [
            line.split(" error: ", 1)[1] for line in run.stderr.splitlines()
            if line.startswith(repository.folder + "/") and not line.startswith(path + ":") and " error: " in line]
        return list(dict.fromkeys(found)), list(dict.fromkeys(beside))

    def called(self, repository, file, error):
        """What a line calls with arguments that fit nothing known: an overload may be a sibling's."""
        if not re.search(r"argument|no exact matches|cannot be called|ambiguous|cannot call value", error):
            return []
        place = re.match(r"(\d+):(\d+):", error)
        lines = open(os.path.join(repository.folder, file), encoding="utf-8", errors="replace").read().splitlines()
        line = lines[int(place.group(1)) - 1] if place and 0 < int(place.group(1)) <= len(lines) else ""
        names = re.findall(r"\b([A-Za-z_]\w*)\s*[(:]", line)
        return [(name, None) for name in names if name in repository.members]

    def closure(self, repository, siblings):
        """What siblings inherit from and extend is needed, too."""
        queue, known = list(siblings), set(siblings)
        while queue:
            file = queue.pop()
            for name in repository.inherits[file]:
                declared = repository.types.get(name, [])
                if not declared or known & set(declared) or file in declared:
                    continue
                near = repository.nearest(declared, file)
                if near and near not in known:
                    known.add(near)
                    queue.append(near)
        return known

    def judge(self, repository, file):
        if not os.path.exists(os.path.join(repository.folder, file)):
            return ["0:0: error: the index names it, but it is not there"], set()
        if file in repository.problems:
            return [repository.problems[file].split(":", 1)[1]], set()
        siblings = self.closure(repository, {file}) - {file}
        tried = set()
        for _ in range(12):
            errors, beside = self.errors(repository, file, siblings)
            added = set()
            # What a sibling misses may be why the file cannot use it.
            asked = [missing_names(error) or self.called(repository, file, error) for error in errors]
            if errors:
                asked += [missing_names(error) for error in beside]
            for names in asked:
                for name, owner in names:
                    if (name, owner) in tried:
                        continue
                    tried.add((name, owner))
                    if owner is None and set(repository.types.get(name, [])) & (siblings | {file}):
                        continue
                    added |= set(repository.declaring(name, owner, file)) - siblings
            added = self.closure(repository, added) - siblings - {file}
            if not added:
                return errors, siblings
            siblings |= added
        return errors, siblings


def missing_names(error):
    """Names that are said to be missing, with the type that they are missed in."""
    found = []
    for pattern in MISSING:
        match = pattern.search(error)
        if match and "owner" in match.groupdict():
            owner = re.sub(r"[?!]$|<.*", "", match.group("owner"))
            found.append((match.group("name"), owner.split(".")[-1]))
        elif match:
            found.append((match.group("name").split(".")[0], None))
    return found


def costing(error):
    """What a file lacks: the names that an error misses, `UIView.name` for a member; else what the error says."""
    names = [f"{owner}.{name}" if owner else name for name, owner in missing_names(error)]
    module = re.search(r"no such module '([^']+)'", error)
    return names or ([f"module {module.group(1)}"] if module else [re.sub(r"^.*? error: ", "", error)])


def module_maps(build):
    """Those of the modules in C: what SwiftPM wrote, and what is part of the sources."""
    for target in sorted(os.listdir(build)):
        path = os.path.join(build, target, "module.modulemap")
        if target.startswith("C") and target.endswith(".build") and "-tool" not in target and os.path.exists(path):
            yield path
    yield os.path.join(os.getcwd(), "Sources/CLayoutSnapshotLibPNG/module.modulemap")


def main():
    parser = argparse.ArgumentParser(prog="Scripts/uikit-coverage")
    parser.add_argument("folder")
    parser.add_argument("--build", required=True, help=argparse.SUPPRESS)
    parser.add_argument("--list", action="store_true", help="print all errors")
    parser.add_argument("--keep", help="where prepared sources go")
    parser.add_argument("--only", default="", help="judge files whose names hold this")
    options = parser.parse_args()
    folder = os.path.abspath(options.folder)
    try:
        index = open(os.path.join(folder, "index.tsv"), encoding="utf-8").read().splitlines()[1:]
    except OSError as error:
        sys.exit(f"uikit-coverage: {error.filename}: {error.strerror}")
    files = [line.split("\t")[0] for line in index if line.strip() and options.only in line]
    with tempfile.TemporaryDirectory() as temporary:
        work = options.keep or temporary
        judge = Judge(options.build, work)
        prepare = os.path.join(options.build, "layout-snapshot-prepare")
        repositories = {}
        for name in sorted({file.split("/")[0] for file in files}):
            repositories[name] = Repository(
                os.path.join(folder, name), os.path.join(work, "prepared", name), prepare)

        def one(file):
            name, rest = file.split("/", 1)
            return judge.judge(repositories[name], rest)

        compiled, costs, uses = 0, collections.Counter(), collections.Counter()
        print("file\terrors\tfirst_error")
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            for file, (errors, _) in zip(files, pool.map(one, files)):
                compiled += not errors
                print(f"{file}\t{len(errors)}\t{errors[0] if errors else ''}", flush=True)
                if options.list:
                    for error in errors[1:]:
                        print(f"\t\t{error}")
                names = [name for error in errors for name in costing(error)]
                costs.update(set(names))
                uses.update(names)
    print("\nfiles\tuses\tname")
    for name, count in sorted(costs.items(), key=lambda item: (-item[1], item[0]))[:100]:
        print(f"{count}\t{uses[name]}\t{name}")
    print(f"{len(files)} files, {compiled} compile")


if __name__ == "__main__":
    main()
