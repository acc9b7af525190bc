import { existsSync } from 'node:fs';
import { install, mayInstall } from './debian.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const folders = ['/usr/bin', '/usr/local/bin', '/snap/bin'];
const macs = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

function installedBrowser(): string | undefined {
  const given = process.env.CHROME_PATH;
  if (given && existsSync(given)) return given;
  return [...folders.flatMap((folder) => names.map((name) => `${folder}/${name}`)), ...macs].find(existsSync);
}

/** A Chromium to drive: the one of CHROME_PATH or of the system, else Debian's, installed now. Throws a sentence without one. */
export async function browser(): Promise<{ path: string; note: string }> {
  const there = installedBrowser();
  if (there) return { path: there, note: `browser: ${there}` };
  if (!mayInstall())
    throw new Error(
      'No browser was found. Install Chromium or Chrome, or set CHROME_PATH to one; as root on Debian this run installs it by itself.',
    );
  const wrong = await install('chromium');
  if (wrong) throw new Error(`No browser was found, and ${wrong}`);
  const path = installedBrowser();
  if (!path) throw new Error('apt-get installed chromium, but it is nowhere to be found.');
  return { path, note: `browser: installed Debian's Chromium with apt-get, ${path}` };
}
