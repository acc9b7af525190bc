import type { FilePlace } from './shipment.ts';

const keyName = 'pramaan.halfSent';
/** Of more than these the oldest is forgotten. */
const most = 10;

/** What tells a chosen file from another without reading it. */
export type Chosen = Pick<File, 'name' | 'size' | 'lastModified'>;

interface HalfSent {
  uploadId: string;
  /** Bytes of what is sent; a photo made smaller in another way is another file. */
  bytes: number;
}

type Line = [key: string, half: HalfSent];

function isLine(value: unknown): value is Line {
  if (!Array.isArray(value) || typeof value[0] !== 'string') return false;
  const half: unknown = value[1];
  return typeof half === 'object' && half !== null && 'uploadId' in half && 'bytes' in half;
}

function lines(): Line[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyName) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isLine) : [];
  } catch {
    return [];
  }
}

const keyOf = ({ applicantId, docType }: FilePlace, { name, size, lastModified }: Chosen) =>
  JSON.stringify([applicantId, docType, name, size, lastModified]);

/** The upload that was begun with this file in this tab, before the page was loaded again; null for none. */
export function halfSent(place: FilePlace, chosen: Chosen, bytes: number): string | null {
  const key = keyOf(place, chosen);
  const half = lines().find(([one]) => one === key)?.[1];
  return half?.bytes === bytes ? half.uploadId : null;
}

/** Remembers an upload that has begun; null forgets it. */
export function notePartSent(place: FilePlace, chosen: Chosen, half: HalfSent | null): void {
  const key = keyOf(place, chosen);
  const others = lines().filter(([one]) => one !== key);
  const stored: Line[] = half ? [...others, [key, half]] : others;
  try {
    sessionStorage.setItem(keyName, JSON.stringify(stored.slice(-most)));
  } catch {
    // A storage that takes nothing costs a file sent again after a reload, no more.
  }
}
