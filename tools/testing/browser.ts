import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { run } from '../children.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const folders = ['/usr/bin', '/usr/local/bin', '/snap/bin'];
const macs = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

function installedBrowser(): string | undefined {
  const given = process.env.CHROME_PATH;
  if (given && existsSync(given)) return given;
  return [...folders.flatMap((folder) => names.map((name) => `${folder}/${name}`)), ...macs].find(existsSync);
}

const has = (program: string) => {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

/** A Chromium to drive: the one of CHROME_PATH or of the system, else Debian's, installed now. Throws a sentence without one. */
export async function browser(): Promise<{ path: string; note: string }> {
  const there = installedBrowser();
  if (there) return { path: there, note: `browser: ${there}` };
  if (process.getuid?.() !== 0 || !has('apt-get'))
    throw new Error(
      'No browser was found. Install Chromium or Chrome, or set CHROME_PATH to one; as root on Debian this run installs it by itself.',
    );
  const quiet = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
    const { code, output } = await run('apt-get', args, quiet);
    if (code !== 0)
      throw new Error(`No browser was found, and apt-get ${args[0]} failed.\n${output.slice(-2000)}`);
  }
  const path = installedBrowser();
  if (!path) throw new Error('apt-get installed chromium, but it is nowhere to be found.');
  return { path, note: `browser: installed Debian's Chromium with apt-get, ${path}` };
}
