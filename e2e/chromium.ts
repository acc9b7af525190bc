import { existsSync } from 'node:fs';

const places = [
  // Chromium without its windows, for machines: the same pages for a third less work.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/local/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const found = process.env.CHROME_PATH || places.find((place) => existsSync(place));
const asRoot = process.getuid?.() === 0;

/** The system's own browser: CHROME_PATH, else where it usually is, else the one Playwright installed. */
export const chromium = {
  ...(found ? { executablePath: found } : {}),
  args: [
    ...['--disable-gpu', '--disable-background-networking'],
    // Pages live too briefly for optimized code to win back what it costs to make: a quarter of their processor time.
    '--js-flags=--no-opt --no-maglev',
    ...(asRoot ? ['--no-sandbox'] : []),
  ],
};
