"""Locales that are really there, for programs that have to give the same bytes in each."""
import os
import pathlib
import shutil
import subprocess

FOLDER = pathlib.Path(__file__).resolve().parents[2] / ".build/locales"
NAMES = ("C", "de_DE.UTF-8", "ar_EG.UTF-8", "tr_TR.UTF-8", "ja_JP.UTF-8")


def environments() -> dict:
    """For each locale what to set. One that the system lacks is made, where it has the sources of locales."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    found = {}
    for name in NAMES:
        found[name] = {"LC_ALL": name, "LANG": name}
        language, _, encoding = name.partition(".")
        if not encoding or is_there(found[name]):
            continue
        if shutil.which("localedef") and not (FOLDER / name).exists():
            subprocess.run(["localedef", "-i", language, "-f", encoding, FOLDER / name], check=False,
                           stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        found[name]["LOCPATH"] = str(FOLDER)
        if not is_there(found[name]):
            print(f"locale {name}: SKIPPED: it is not installed, and cannot be made without Debian's package locales")
            del found[name]
    return found


def is_there(environment: dict) -> bool:
    """Whether a program that asks for the locale gets it; `locale` complains where it does not."""
    result = subprocess.run(["locale", "charmap"], capture_output=True, text=True, check=False,
                            env={**os.environ, **environment})
    return result.stdout.strip() == "UTF-8" and not result.stderr
