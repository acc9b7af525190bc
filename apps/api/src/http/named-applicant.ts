import type { Access } from '@pramaan/contract/define.ts';
import { ApiError } from '@pramaan/contract/errors.ts';
import { readPath } from '@pramaan/documents/paths.ts';

/** Does a request leave out whom it is about? */
export const namesNobody = (path: string, input: unknown): boolean => (readPath(input, path) ?? '') === '';

/** BAD_REQUEST that names a member that a request leaves out. */
export function missingMember(member: string): ApiError {
  const message = `Send "${member}": it is missing.`;
  return new ApiError('BAD_REQUEST', message, [{ path: member, message }]);
}

/** Throws BAD_REQUEST that names the member by which a request must say whom it is about, where it is missing. */
export function requireName({ applicant }: Exclude<Access, string>, input: unknown): void {
  if (applicant === null || !namesNobody(applicant, input)) return;
  throw missingMember(applicant.slice(applicant.indexOf('.') + 1));
}
