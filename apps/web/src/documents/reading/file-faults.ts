import type { CallFailure } from '../../lib/failure.ts';
import type { Giving } from '../use-give.ts';

const codes: readonly string[] = ['QR_REFUSED', 'FILE_REFUSED', 'TOO_LARGE', 'BAD_REQUEST'];

/** Is the failure about a signed file or the code that opens it? Its form then says so, where it is mended. */
export function isSaidAtFile({ entry }: Giving, { code }: CallFailure): boolean {
  return entry.method.proof?.file === 'file' && codes.includes(code);
}
