import { findDocument } from './registry.ts';

/** Files that belong to no document: what they are called where files are listed. */
export const otherPapers = {
  profilePicture: 'Profile picture',
  otherPaper: 'Other paper',
  bankStatement: 'Bank statement',
  applicationForm: 'Application form',
  esign: 'Paper to be signed',
  esigned: 'Signed paper',
} as const;
export type OtherPaper = keyof typeof otherPapers;

const isOther = (kind: string): kind is OtherPaper => Object.hasOwn(otherPapers, kind);

/** What a kept file is called in lists; null for a kind that nobody knows. */
export const paperTitle = (kind: string): string | null =>
  findDocument(kind)?.title ?? (isOther(kind) ? otherPapers[kind] : null);
