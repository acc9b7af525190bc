import type { Method } from '@pramaan/documents/define.ts';
import type { CallFailure } from '../../lib/failure.ts';

/** Is the failure about a signed file or the code that opens it? Its form then says so, where it is mended. */
export function isSaidAtFile({ proof }: Method, failure: CallFailure): boolean {
  return proof?.file === 'file' && failure.answered && failure.code !== 'NO_CONSENT';
}
