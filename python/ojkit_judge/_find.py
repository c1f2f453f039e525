"""Where the program is, and how it is called for a result that ends."""

import os
import subprocess
import sys
import sysconfig

from ojkit_judge._errors import CommandFailed, OjkitNotFound


def find_ojkit() -> str:
    """Return the path of the program: `$OJKIT` where it is set, else the one that was installed with this package.

    `PATH` is not searched: another project has a command of the same name.
    """
    chosen = os.environ.get("OJKIT")
    if chosen and os.path.isfile(chosen):
        return os.path.abspath(chosen)
    if chosen:
        raise OjkitNotFound(f"OJKIT={chosen}: there is no such file")
    site = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
    folders = [sysconfig.get_path("scripts"), sysconfig.get_path("scripts", vars={"base": sys.base_prefix})]
    # `pip install --prefix` and `uv run --with`: lib/python3.x/site-packages below the prefix that has bin.
    folders.append(os.path.join(os.path.dirname(os.path.dirname(os.path.dirname(site))), "bin"))
    # `pip install --target`, and `pip install --user`.
    folders += [os.path.join(site, "bin"), sysconfig.get_path("scripts", scheme=f"{os.name}_user")]
    found = [folder for folder in folders if os.path.isfile(os.path.join(folder, "ojkit"))]
    if found:
        return os.path.join(found[0], "ojkit")
    places = "\n  ".join(dict.fromkeys(folders))
    raise OjkitNotFound(f"the program `ojkit` is not where the package `ojkit-judge` installs it. Searched:\n  {places}")


def run(program: str, *arguments: str, text: str = "", ends: tuple[int, ...] = (0,)) -> str:
    """Return the standard output of a command that ends with one of these exit codes, and has a result."""
    done = subprocess.run([program, *arguments], input=text.encode(), stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    if done.returncode not in ends or done.returncode and not done.stdout:
        said = done.stderr.decode(errors="replace").strip()
        raise CommandFailed(said or f"{program} {' '.join(arguments)}: exit code {done.returncode}")
    return done.stdout.decode()
