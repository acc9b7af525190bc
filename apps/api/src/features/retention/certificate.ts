import { ApiError } from '@pramaan/contract/errors.ts';
import {
  type Ending,
  endingWords,
  type RetainedKind,
  retainedKindWords,
} from '@pramaan/contract/retention.ts';
import { indianMoment } from '../../pdf/branding.ts';
import { cardsOrder, type IssuedDocumentCard } from '../../pdf/cards.ts';
import type { IssueIssuedDocument } from '../../pdf/issue-issued-document.ts';
import type { Actor } from '../../platform/audit.ts';
import type { Database } from '../../platform/database.ts';
import { sql } from '../../platform/sql.ts';
import type { Held } from './holdings.ts';

interface Row {
  id: string;
  cause: 'clock' | 'request';
  ending: Ending;
  whole: boolean;
  kinds: RetainedKind[];
  /** Each of the kinds is in both. */
  rule: Record<RetainedKind, number>;
  counts: Record<RetainedKind, Held>;
  digest: Uint8Array;
  asked_at: Date | null;
  erased_at: Date;
}

const causes = {
  clock: 'The retention period has ended',
  request: 'Requested by the applicant (DPDP Act 2023, s.12); approved by two people of the lender',
} as const;
const begins: Readonly<Record<Ending, string>> = {
  unfinished: 'the last change',
  refused: 'the decision',
  granted: 'the end of the loan',
};

const moment = (at: Date) => `${indianMoment(at)} IST`;
const line = (label: string, text: string) => ({ label, text, format: 'text' as const });

function cardsOf(row: Row): IssuedDocumentCard[] {
  const { cause, ending, whole, kinds, rule, counts, digest, asked_at, erased_at } = row;
  const facts = [
    line('Erased', moment(erased_at)),
    line('Why', causes[cause]),
    ...(asked_at ? [line('Requested', moment(asked_at))] : []),
    line('Application', endingWords[ending]),
    line(
      'Deleted',
      whole ? 'All data stored about the applicant' : 'The kinds of data listed below, and drafts',
    ),
    line(
      'Retained',
      `${whole ? '' : 'The other kinds of data, as long as the law requires. '}The audit log and the consent ledger, without names.`,
    ),
  ];
  const rows = kinds.map((kind) => [
    retainedKindWords[kind],
    String(counts[kind].rows),
    String(counts[kind].files),
    cause === 'clock' ? `${rule[kind]} days after ${begins[ending]}` : 'Requested by the applicant',
  ]);
  const columns = ['Kind', 'Records', 'Files', 'Rule'].map((label) => ({ label, format: 'text' as const }));
  const block = (heading: string, more: Partial<IssuedDocumentCard['blocks'][number]>) => ({
    heading,
    rows: [],
    tables: [],
    repeats: [],
    ...more,
  });
  return [
    { title: 'Erasure', blocks: [block('', { rows: facts })] },
    { title: 'Deleted data', blocks: [block('', { tables: [{ title: 'By kind', columns, rows }] })] },
    {
      title: 'Fingerprint',
      blocks: [
        block('', {
          rows: [
            line('SHA-256', Buffer.from(digest).toString('hex')),
            line('Of', 'SHA-256 of every file and encrypted record, sorted, one per line'),
          ],
        }),
      ],
    },
  ];
}

/** The certificate of an erasure as a signed PDF that `/verify` knows; no personal data stands on it. Throws NO_DATA_FOUND. */
export async function makeCertificate(
  { db, issue }: { db: Database; issue: IssueIssuedDocument },
  { lender, erasure, actor }: { lender: string; erasure: string; actor: Actor },
): Promise<Uint8Array> {
  const [row] = await db.tenant(lender, (trx) =>
    trx.query<Row>(sql`
      select id, cause, ending, whole, kinds, rule, counts, digest, asked_at, erased_at from erasure where id = ${erasure}`),
  );
  if (!row) throw new ApiError('NO_DATA_FOUND');
  return issue({
    lender,
    applicant: null,
    actor,
    kind: 'erasure',
    order: (branding) =>
      cardsOrder('Certificate of erasure', cardsOf(row), branding, {
        facts: [
          ['Certificate', row.id],
          ['Lender', branding.lender],
          ['Created on', moment(branding.madeAt)],
        ],
      }),
  });
}
