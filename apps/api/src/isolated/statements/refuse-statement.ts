import { StatementError } from '@pramaan/readers/statement/error.ts';
import { FileError, type FileErrorCode } from '../error.ts';

const codes: Readonly<Partial<Record<StatementError['code'], FileErrorCode>>> = {
  empty: 'damaged',
  damaged: 'damaged',
  locked: 'locked',
  'wrong-password': 'locked',
  'too-large': 'too-many-bytes',
  'unpacks-too-far': 'too-many-bytes',
  'unknown-kind': 'unknown-kind',
  'is-pdf': 'unknown-kind',
};

/** Why a statement was not read, as a refusal of its file; other errors go on. A whole file that says too little is not damaged. */
export function refuseStatement(error: unknown): never {
  if (!(error instanceof StatementError)) throw error;
  throw new FileError(codes[error.code] ?? 'no-statement', error.message);
}
