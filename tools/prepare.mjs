// `npm ci` runs this at its end (package.json, "prepare"). It builds the web app and creates the demo data, so that the
// first `npm start` is quick. Plain JavaScript, so that an old Node, or an installation without our tools, can skip it.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const [major] = process.versions.node.split('.');
const forProduction =
  process.env.NODE_ENV === 'production' || (process.env.npm_config_omit ?? '').split(/\W+/).includes('dev');

/** The compile cache that `npm start` uses too (need-node-24.mjs). */
const env = { ...process.env, NODE_COMPILE_CACHE: `${root}.cache/compiled` };

/** Never makes an installation fail: the first start repeats what could not be done now. */
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
    process.stderr.write(
      `The first "npm start" will take longer, because this step failed: ${trouble.trim().split('\n')[0]}\n`,
    );
}
