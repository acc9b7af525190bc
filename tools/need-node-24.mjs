// Loaded before every tool (`node --import`), in plain JavaScript, so that an old Node can read it too.
const [major] = process.versions.node.split('.');
if (Number(major) < 24) {
  process.stderr.write(
    `Pramaan runs on Node 24, which comes with "npm ci"; this is Node ${process.versions.node}. Run "npm ci" again, without --ignore-scripts, then start with npm (npm start, npm test).\n`,
  );
  process.exit(1);
}
