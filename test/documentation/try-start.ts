import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { readConfig } from '../../apps/api/src/config.ts';
import { freePort } from '../../tools/ports.ts';
import { startBox } from '../../tools/start-box.ts';
import { root, textOf } from '../source/files.ts';
import { printedAddresses } from './addresses.ts';
import { plainEnvironment } from './scratch.ts';

/** Types `npm start`, waits for its box, asks every address that README prints, and stops it with Ctrl-C. */
export async function tryStart(folder: string): Promise<void> {
  const [port, sandbox, mail] = await Promise.all([freePort(), freePort(), freePort()]);
  const settings = {
    DATA_DIR: join(folder, 'data'),
    PORT: String(port),
    SANDBOX_PORT: String(sandbox),
    SANDBOX_SMTP_PORT: String(mail),
  };
  const program = spawn('npm', ['start'], {
    cwd: root,
    env: plainEnvironment(root, settings),
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const ended = new Promise<number | null>((resolve) => program.once('close', resolve));
  let said = '';
  const last = startBox(readConfig(settings)).trim().split('\n').at(-2) ?? '';
  const ready = new Promise<void>((resolve) => {
    for (const stream of [program.stdout, program.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        said += text;
        if (said.includes(last)) resolve();
      });
  });
  try {
    await Promise.race([ready, ended]);
    assert.equal(program.exitCode, null, said);
    for (const { server, path } of printedAddresses(textOf('README.md'))) {
      const address = `http://localhost:${server === 'sandbox' ? sandbox : port}${path}`;
      const { status } = await fetch(address);
      assert.ok(status < 400, `${address}: ${status}`);
    }
  } finally {
    if (program.pid) process.kill(-program.pid, 'SIGINT');
    await ended;
  }
}
