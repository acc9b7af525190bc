import { m } from '@pramaan/messages';
import { formatMoment } from '../../lib/format.ts';
import { DataTable } from '../../ui/DataTable.tsx';
import { StatusBadge, type StatusTone } from '../../ui/StatusBadge.tsx';
import classes from './Credit.module.css';
import { creditReasonMessages } from './credit-reason-messages.ts';
import type { Credit } from './use-credit.ts';

const creditByMessages = {
  lender: m.credit_by_lender,
  applicant: m.credit_by_applicant,
  program: m.credit_by_program,
} as const;

const creditOutcomeMessages = {
  refused: m.credit_verdict_refused,
  open: m.credit_verdict_open,
  down: m.credit_verdict_down,
  thin: m.credit_verdict_thin,
  report: m.credit_verdict_report,
  'no-hit': m.credit_verdict_no_hit,
  'wrong-person': m.credit_verdict_wrong_person,
} as const;

const tones: Readonly<Record<Credit['informationRequests'][number]['verdict'], StatusTone>> = {
  open: 'busy',
  report: 'good',
  thin: 'quiet',
  'no-hit': 'quiet',
  'wrong-person': 'bad',
  refused: 'bad',
  down: 'doubt',
};

/** Every question to the bureau that went out from here. */
export function EnquiryLog({ informationRequests, count }: Pick<Credit, 'informationRequests' | 'count'>) {
  if (informationRequests.length === 0) return null;
  return (
    <section className={classes.part}>
      <h2>{m.credit_log()}</h2>
      {count === null ? null : <p className={classes.note}>{m.credit_log_count({ count })}</p>}
      <DataTable
        caption={m.credit_log()}
        rows={informationRequests}
        keyOf={({ at, by }) => `${at} ${by}`}
        columns={[
          { label: m.credit_log_when(), show: ({ at }) => formatMoment(at, 'en') },
          { label: m.credit_log_by(), show: ({ by }) => creditByMessages[by]() },
          {
            label: m.credit_log_verdict(),
            show: ({ verdict: outcome }) => (
              <StatusBadge tone={tones[outcome]}>{creditOutcomeMessages[outcome]()}</StatusBadge>
            ),
          },
          {
            label: m.credit_log_reason(),
            show: ({ reason }) => (reason ? creditReasonMessages[reason]() : ''),
          },
        ]}
      />
    </section>
  );
}
