import { matchNames } from '@pramaan/documents/matching.ts';
import { waitsForPerson } from '@pramaan/documents/progress.ts';
import { m } from '@pramaan/messages';
import type { AadhaarRecord } from './aadhaar-records.ts';
import type { FactLine } from './compare-facts.ts';
import { type OtherPaper, strongest } from './other-papers.ts';
import { roomAadhaarFactMessages } from './room-aadhaar-fact-messages.ts';

export interface Verdict {
  tone: 'good' | 'doubt' | 'bad';
  sentence: string;
}

const proved: readonly string[] = ['issuer-signed', 'registry', 'locker'];

interface Known {
  records: readonly AadhaarRecord[];
  lines: readonly FactLine[];
  papers: readonly OtherPaper[];
  /** The name on the application; blank while it has none. */
  profile: string;
}

/** What all of it comes to, in one sentence: what is worst first. */
export function verdictOf({ records, lines, papers, profile }: Known): Verdict {
  const differing = lines.filter(({ outcome }) => outcome === 'differ');
  if (differing.length > 0) {
    const facts = differing.map(({ fact }) => roomAadhaarFactMessages[fact]().toLowerCase()).join(', ');
    return { tone: 'bad', sentence: m.room_aadhaar_verdict_records({ facts }) };
  }
  const aadhaar = strongest(records, 'name');
  if (profile && aadhaar && !matchNames(profile, aadhaar).match)
    return { tone: 'bad', sentence: m.room_aadhaar_verdict_profile({ profile, aadhaar }) };
  const odd = papers.filter(({ matches }) => matches.some(({ agree }) => !agree));
  if (odd.length > 0) {
    const named = odd.map(({ title }) => title).join(', ');
    return { tone: 'bad', sentence: m.room_aadhaar_verdict_papers({ papers: named }) };
  }
  if (records.some(({ leaf }) => waitsForPerson(leaf)))
    return { tone: 'doubt', sentence: m.room_aadhaar_verdict_unsure() };
  if (!records.some(({ leaf }) => proved.includes(leaf.source) && leaf.status === 'verified'))
    return { tone: 'doubt', sentence: m.room_aadhaar_verdict_unproved() };
  const compared = profile || papers.length > 0 || records.length > 1;
  return {
    tone: 'good',
    sentence: compared ? m.room_aadhaar_verdict_good() : m.room_aadhaar_verdict_alone(),
  };
}

/** The way in which the Aadhaar is best given again: the strongest that is not itself what is wrong. */
export function fittingWay(records: readonly AadhaarRecord[]): 'qr' | 'offline' | 'ocr' {
  if (records.some(({ leaf, way }) => way === 'ocr' && waitsForPerson(leaf))) return 'ocr';
  return records.some(({ way }) => way === 'qr') ? 'offline' : 'qr';
}
