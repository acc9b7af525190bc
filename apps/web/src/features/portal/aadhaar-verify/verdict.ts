import { matchNames } from '@pramaan/documents/matching.ts';
import { waitsForPerson } from '@pramaan/documents/progress.ts';
import { m } from '@pramaan/messages';
import { aadhaarFactMessages } from './aadhaar-fact-messages.ts';
import type { AadhaarRecord } from './aadhaar-records.ts';
import type { FactLine } from './compare-facts.ts';
import { type OtherFile, strongest } from './other-files.ts';

export interface Verdict {
  tone: 'good' | 'doubt' | 'bad';
  sentence: string;
}

const proved: readonly string[] = ['issuer-signed', 'registry', 'locker'];

interface Known {
  records: readonly AadhaarRecord[];
  lines: readonly FactLine[];
  documents: readonly OtherFile[];
  /** The name on the application; blank while it has none. */
  profile: string;
}

/** What all of it comes to, in one sentence: what is worst first. */
export function verdictOf({ records, lines, documents, profile }: Known): Verdict {
  const differing = lines.filter(({ verdict }) => verdict === 'differ');
  if (differing.length > 0) {
    const facts = differing.map(({ fact }) => aadhaarFactMessages[fact]().toLowerCase()).join(', ');
    return { tone: 'bad', sentence: m.aadhaar_verdict_records({ facts }) };
  }
  const aadhaar = strongest(records, 'name');
  if (profile && aadhaar && !matchNames(profile, aadhaar).match)
    return { tone: 'bad', sentence: m.aadhaar_verdict_profile({ profile, aadhaar }) };
  const odd = documents.filter(({ matches }) => matches.some(({ agree }) => !agree));
  if (odd.length > 0) {
    const named = odd.map(({ title }) => title).join(', ');
    return { tone: 'bad', sentence: m.aadhaar_verdict_documents({ papers: named }) };
  }
  if (records.some(({ record }) => waitsForPerson(record)))
    return { tone: 'doubt', sentence: m.aadhaar_verdict_unsure() };
  if (!records.some(({ record }) => proved.includes(record.source) && record.status === 'verified'))
    return { tone: 'doubt', sentence: m.aadhaar_verdict_unproved() };
  const compared = profile || documents.length > 0 || records.length > 1;
  return {
    tone: 'good',
    sentence: compared ? m.aadhaar_verdict_good() : m.aadhaar_verdict_alone(),
  };
}

/** The way in which the Aadhaar is best given again: the strongest that is not itself what is wrong. */
export function fittingMethod(records: readonly AadhaarRecord[]): 'qr' | 'offline' | 'ocr' {
  if (records.some(({ record, method }) => method === 'ocr' && waitsForPerson(record))) return 'ocr';
  return records.some(({ method }) => method === 'qr') ? 'offline' : 'qr';
}
