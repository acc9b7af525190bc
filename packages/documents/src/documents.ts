import { findDocument } from './registry.ts';

/** Files that belong to no document: what they are called where files are listed. */
export const otherFiles = {
  profilePicture: 'Profile picture',
  otherFile: 'Other document',
  bankStatement: 'Bank statement',
  applicationForm: 'Application form',
  esign: 'Agreement to sign',
  esigned: 'Signed agreement',
} as const;
export type OtherFile = keyof typeof otherFiles;

const isOther = (kind: string): kind is OtherFile => Object.hasOwn(otherFiles, kind);

/** What a kept file is called in lists; null for a kind that nobody knows. */
export const fileTitle = (kind: string): string | null =>
  findDocument(kind)?.title ?? (isOther(kind) ? otherFiles[kind] : null);
