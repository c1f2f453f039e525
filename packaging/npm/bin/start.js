"use strict";

// The program comes as a package of this platform, so that nothing is fetched or run while this one is installed.
const { spawnSync } = require("child_process");

exports.start = (before) => {
  // The C library is that of Node itself: where it does not name glibc, it is musl.
  const libc = process.platform === "linux" && !process.report.getReport().header.glibcVersionRuntime ? "-musl" : "";
  const platform = `ojkit-${process.platform}-${process.arch}${libc}`;
  let program;
  try {
    program = require.resolve(`${platform}/bin/ojkit`);
  } catch {
    const known = Object.keys(require("../package.json").optionalDependencies);
    const help = known.includes(platform)
      ? `the package ${platform} is missing: install ojkit again, with optional dependencies`
      : `there is no package for this platform, only ${known.join(", ")}: build ojkit from its source`;
    console.error(`error: ojkit cannot start on ${process.platform} ${process.arch}\n  help: ${help}`);
    process.exit(3);
  }
  // A terminal's signal reaches the program too, and its exit code is the one that counts.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => {});
  const ended = spawnSync(program, [...before, ...process.argv.slice(2)], { stdio: "inherit" });
  if (ended.error) {
    console.error(`error: ${program}: ${ended.error.message}\n  help: install ojkit again`);
    process.exit(3);
  }
  if (ended.signal) {
    process.removeAllListeners(ended.signal);
    process.kill(process.pid, ended.signal);
  }
  process.exitCode = ended.status ?? 70;
};
