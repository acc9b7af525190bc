import { execFileSync } from 'node:child_process';
import { run } from '../children.ts';

/** Does this machine have a program of that name? */
export function has(program: string, flag = '--version'): boolean {
  try {
    execFileSync(program, [flag], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Can this process install Debian's packages? */
export const mayInstall = (): boolean => process.getuid?.() === 0 && has('apt-get');

/** Installs a Debian package; returns what apt-get said when it could not, and null when all is well. */
export async function install(name: string): Promise<string | null> {
  const quiet = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', name]]) {
    const { code, output } = await run('apt-get', args, quiet);
    if (code !== 0) return `apt-get ${args[0]} failed.\n${output.slice(-2000)}`;
  }
  return null;
}

/**
 * Poppler's programs, by which tests ask a stranger what our PDFs say (pdfsig, pdfdetach): the machine's, or Debian's, installed now.
 * Returns a line for the run; without them those tests are skipped and say so.
 */
export async function poppler(): Promise<string> {
  if (has('pdfsig', '-v')) return 'poppler-utils: installed';
  if (!mayInstall())
    return 'poppler-utils: MISSING; some tests are skipped (as root on Debian, this command installs it)';
  const wrong = await install('poppler-utils');
  return wrong ? `poppler-utils: MISSING; ${wrong}` : 'poppler-utils: installed with apt-get';
}
