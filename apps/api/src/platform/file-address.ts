import { isId } from './ids.ts';

/** The address at which a kept file is downloaded: what uploads answer, and what calls take for a file's `url`. */
export const fileAddress = (applicant: string, file: string) => `/api/applicants/${applicant}/files/${file}`;

/** Whose file an address of ours names; null for any other address. Nothing is ever fetched from one. */
export function fileOf(url: string): { applicant: string; file: string } | null {
  const [, applicant = '', file = ''] = /^\/api\/applicants\/([^/]+)\/files\/([^/]+)$/.exec(url) ?? [];
  return isId(applicant) && isId(file) ? { applicant, file } : null;
}
