import { readConfig } from '../apps/api/src/config.ts';
import { type Service, service } from './children.ts';
import { onEnd } from './ending.ts';
import { startBox } from './start-box.ts';

/* `npm run dev`: the sandbox and the API, both restarted on change, and the web app's development server. */

const config = readConfig(process.env);
const shown = (name: string) => (line: string) => console.log(`${name.padEnd(8)} ${line}`);
const services: Service[] = [
  ...(config.sandbox ? [service('sandbox', ['--watch', 'apps/sandbox/src/main.ts'], shown('sandbox'))] : []),
  service('api', ['--watch', '--watch-preserve-output', 'apps/api/src/main.ts'], shown('api')),
  service('web', ['node_modules/vite/bin/vite.js', 'apps/web', '--clearScreen', 'false'], shown('web')),
];
console.log(startBox({ ...config, publicUrl: 'http://localhost:5173' }));

let stopping = false;
async function stop(code: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  await Promise.all(services.map((one) => one.stop()));
  process.exit(code);
}
onEnd(() => void stop(0));
for (const one of services)
  void one.ended.then((how) => {
    if (!stopping) console.error(`The ${one.name} stopped: ${how}.`);
    return stop(1);
  });
