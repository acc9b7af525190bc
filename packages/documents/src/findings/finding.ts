import type { MissingRequirement } from '../missing-requirements.ts';
import type { Tree } from '../tree.ts';
import type { Evidence, Resolution } from './sentences.ts';

/** What a finding is about, in the order in which a case page lists them among equals. */
export const findingKinds = [
  'tampering',
  'identity',
  'validity',
  'duplicate',
  'income',
  'obligation',
  'linkage',
  'consent',
  'freshness',
  'coverage',
  'missing',
] as const;
export type FindingKind = (typeof findingKinds)[number];

/** The gravest first. Nothing is approved past a `block`, and past a `high` only with a reason. */
export const severities = ['block', 'high', 'medium', 'low', 'info'] as const;
export type Severity = (typeof severities)[number];

/** How grave, as a number that lists compare: 4 for `block`, 0 for `info`. */
export const weightOf = (severity: Severity): number => severities.length - 1 - severities.indexOf(severity);

/** The severity of a weight; null for 0, which is no finding or one that only informs. */
export const severityOf = (weight: number): Severity | null =>
  weight === 0 ? null : (severities[severities.length - 1 - weight] ?? null);

/** From this weight on a case is not clear. */
export const openWeight = weightOf('medium');

/** Something that a reviewer must know of a case. */
export interface Finding {
  kind: FindingKind;
  severity: Severity;
  /** The same thing has the same key, whatever its evidence says today. Holds no personal data. */
  key: string;
  /** Places of the records that it rests on: `pan.auth`, `itr.ocr.2`. */
  records: readonly string[];
  evidence: Evidence;
  resolves: Resolution;
}

/** How far two figures may lie apart before they contradict each other, in per cent; the lender's settings. */
export interface Tolerances {
  income: number;
  obligation: number;
}

export const usualTolerances: Tolerances = { income: 20, obligation: 20 };

/** What of a case is found in other applications of the lender, by keyed hash. */
export interface Linked {
  /** `paper`: a certificate or acknowledgement, by its number. `device`: the browser in which the applicant logged in. */
  what: 'mobile' | 'pan' | 'account' | 'address' | 'file' | 'paper' | 'employer-phone' | 'device';
  /** References of the other applications. */
  others: readonly string[];
}

/** A stored file of the case; `hash` is the same for the same bytes. */
export interface CaseFileHash {
  id: string;
  hash: string;
}

/** All that findings are computed of. The same input gives the same findings. */
export interface FindingInput {
  docs: Tree;
  /** Today in India, YYYY-MM-DD. */
  today: string;
  /** Purposes whose consent stands. */
  consents: ReadonlySet<string>;
  /** Places of records that the review rejected: what they say no longer counts. */
  rejected: ReadonlySet<string>;
  missing: readonly MissingRequirement[];
  files: readonly CaseFileHash[];
  linked: readonly Linked[];
  tolerances: Tolerances;
  /** Whether a branch has this IFSC; null when that is not known. */
  isBranch: (ifsc: string) => boolean | null;
}
