import type { reviewState } from '@pramaan/contract/calls/review-shapes.ts';
import type { Area } from '@pramaan/documents/define.ts';
import { type Severity, weightOf } from '@pramaan/documents/findings/finding.ts';
import { definedRecords } from '@pramaan/documents/records.ts';
import { findDocument } from '@pramaan/documents/registry.ts';
import { type Tree, verdictOf } from '@pramaan/documents/tree.ts';
import type * as z from 'zod/mini';

type Marks = z.infer<typeof reviewState>['marks'];
type Aspect = keyof Marks;

interface Found {
  kind: string;
  severity: Severity;
  state: string;
  records: readonly string[];
  evidence: { code: string };
}

interface Case {
  docs: Tree;
  findings: readonly Found[];
  assessment: { income: Assessed; obligations: Assessed };
}

interface Assessed {
  monthly: number | null;
  sources: readonly { confirmed: boolean }[];
}

const ofKind: Readonly<Record<string, Aspect>> = {
  identity: 'identity',
  income: 'income',
  obligation: 'obligations',
  consent: 'consent',
};
/** Evidence that is about one aspect, whatever the kind of its finding. */
const ofEvidence: Readonly<Record<string, Aspect>> = {
  pin_other_state: 'address',
  gstin_other_state: 'address',
  linked_address: 'address',
  linked_mobile: 'identity',
  linked_pan: 'identity',
  linked_account: 'income',
};
const aspectOfArea: Readonly<Partial<Record<Area, Aspect>>> = {
  identity: 'identity',
  'personal-detail': 'identity',
  'address-proof': 'address',
  employment: 'income',
  itr: 'income',
  form16: 'income',
  'bank-statements': 'income',
  'credit-report': 'obligations',
};

/** The aspects that a finding weighs on: by its evidence, its kind, else by the documents that it rests on. */
function aspectsOf({ kind, evidence, records }: Found): Aspect[] {
  const own = ofEvidence[evidence.code] ?? ofKind[kind];
  if (own) return [own];
  return records.flatMap((place) => {
    const area = findDocument(place.split('.')[0] ?? '')?.area;
    return (area && aspectOfArea[area]) ?? [];
  });
}

const ofConfirmed = (isConfirmed: boolean) => (isConfirmed ? 'clear' : 'unconfirmed');

/**
 * The mark of each aspect of a case: its most severe open finding. Without one it is `none` while nothing was submitted about it,
 * `unconfirmed` while no source has confirmed what was, and else `clear`. Obligations are confirmed by a credit report alone: a bank
 * statement does not show the loans that are paid from another account.
 */
export function marksOf({ docs, findings, assessment }: Case): Marks {
  const records = definedRecords(docs);
  const ofArea = (area: Area) => records.filter(({ entry }) => entry.document.area === area);
  const isVerified = (area: Area) => ofArea(area).some(({ record }) => verdictOf(record) === 'verified');
  const byRecords = (area: Area) => (ofArea(area).length > 0 ? ofConfirmed(isVerified(area)) : 'none');
  const byFigure = ({ monthly }: Assessed, isConfirmed: boolean) =>
    monthly === null ? 'none' : ofConfirmed(isConfirmed);
  const withoutFinding: Readonly<Record<Aspect, Marks[Aspect]>> = {
    identity: byRecords('identity'),
    address: byRecords('address-proof'),
    income: byFigure(
      assessment.income,
      assessment.income.sources.some(({ confirmed }) => confirmed),
    ),
    obligations: byFigure(assessment.obligations, isVerified('credit-report')),
    consent: records.some(({ record }) => record.source !== 'self-declared') ? 'clear' : 'none',
  };
  const mark = (aspect: Aspect): Marks[Aspect] => {
    const [worst] = findings
      .filter((one) => one.state === 'open' && one.severity !== 'info' && aspectsOf(one).includes(aspect))
      .map(({ severity }) => severity)
      .sort((one, other) => weightOf(other) - weightOf(one));
    return worst ?? withoutFinding[aspect];
  };
  return {
    identity: mark('identity'),
    address: mark('address'),
    income: mark('income'),
    obligations: mark('obligations'),
    consent: mark('consent'),
  };
}
