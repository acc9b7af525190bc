import { existsSync } from 'node:fs';
import { install, mayInstall } from './debian.ts';

/** Chromium without its windows, for machines: the same pages for a third less work. */
const lightest = 'chromium-headless-shell';
const names = [lightest, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const folders = ['/usr/bin', '/usr/local/bin', '/snap/bin'];
const macs = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

function installedBrowser(): string | undefined {
  const given = process.env.CHROME_PATH;
  if (given && existsSync(given)) return given;
  // Name before folder: the lightest that there is.
  return [...names.flatMap((name) => folders.map((folder) => `${folder}/${name}`)), ...macs].find(existsSync);
}

/**
 * A Chromium to drive: the one of CHROME_PATH, else the lightest of the system, as root on Debian always the one without
 * windows, which is installed when it is not there. Throws a sentence without any.
 */
export async function browser(): Promise<{ path: string; note: string }> {
  const there = installedBrowser();
  if (there?.endsWith(`/${lightest}`) || (there && (process.env.CHROME_PATH || !mayInstall())))
    return { path: there, note: `browser: ${there}` };
  if (!mayInstall())
    throw new Error(
      'No browser was found. Install Chromium or Chrome, or set CHROME_PATH. As root on Debian, this command installs one.',
    );
  const wrong = (await install(lightest)) && (there ? null : await install('chromium'));
  if (wrong) throw new Error(`No browser was found, and ${wrong}`);
  const path = installedBrowser();
  if (!path) throw new Error('apt-get installed Chromium, but it was not found afterwards.');
  const note = path === there ? `browser: ${path}` : `browser: installed with apt-get, ${path}`;
  return { path, note };
}
