// `npm ci` runs this at its end (package.json, "prepare"): the web app is built and the demo made, so that the first
// `npm start` finds both. In plain JavaScript: an old Node, or an installation without our tools, must pass over it.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const [major] = process.versions.node.split('.');
const forProduction =
  process.env.NODE_ENV === 'production' || (process.env.npm_config_omit ?? '').split(/\W+/).includes('dev');

/** What is compiled on the way, `npm start` finds too (need-node-24.mjs). */
const env = { ...process.env, NODE_COMPILE_CACHE: `${root}.cache/compiled` };

/** Nothing here makes an installation fail: what cannot be made now is made at the first start. */
function run(file) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [file], { cwd: root, env, stdio: ['ignore', 'ignore', 'pipe'] });
    let wrong = '';
    child.stderr.on('data', (text) => {
      wrong += text;
    });
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code) => resolve(code === 0 ? null : wrong));
  });
}

if (!forProduction && Number(major) >= 24 && process.env.PRAMAAN_PREPARE !== '0') {
  const all = ['tools/build-if-stale.ts', 'apps/api/src/demo/make-snapshot.ts'].filter((file) =>
    existsSync(`${root}${file}`),
  );
  const troubles = (await Promise.all(all.map(run))).filter((trouble) => trouble !== null);
  for (const trouble of troubles)
    process.stderr.write(`The first "npm start" will take longer: ${trouble.trim().split('\n')[0]}\n`);
}
