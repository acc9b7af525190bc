// Loaded before every tool (`node --import`), in plain JavaScript, so that an old Node can read it too.
const [major] = process.versions.node.split('.');
if (Number(major) < 24) {
  process.stderr.write(
    `Pramaan needs Node 24, which "npm ci" installs; this is Node ${process.versions.node}. Run "npm ci" without --ignore-scripts, then use npm (npm start, npm test).\n`,
  );
  process.exit(1);
}

// What Node has compiled is kept for the next start, of this program and of those that it starts.
if (!process.env.NODE_COMPILE_CACHE) {
  const { enableCompileCache } = await import('node:module');
  const folder = decodeURIComponent(new URL('../.cache/compiled', import.meta.url).pathname);
  if (enableCompileCache?.(folder).directory) process.env.NODE_COMPILE_CACHE = folder;
}
