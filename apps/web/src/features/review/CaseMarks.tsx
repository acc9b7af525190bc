import { closedStages } from '@pramaan/contract/closed-stages.ts';
import { type Message, m } from '@pramaan/messages';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { onDemand, WhileLoading } from '../../lib/on-demand.tsx';
import { percentText, rupees } from '../../lib/rupees.ts';
import { stageMessages } from '../../lib/stage-messages.ts';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import classes from './CaseHead.module.css';
import { severityMessages } from './finding-messages.ts';
import { stageTones } from './stage-tones.ts';
import type { Review } from './use-review.ts';

// Few cases are closed, and the reasons have many words.
const ClosedBy = onDemand(() => import('./ClosedBy.tsx'), 'ClosedBy');

type Subject = keyof Review['marks'];
type State = Review['marks'][Subject];

const subjects: Readonly<Record<Subject, Message>> = {
  identity: m.case_mark_identity,
  address: m.case_mark_address,
  income: m.case_mark_income,
  obligations: m.case_mark_obligations,
  consent: m.case_mark_consent,
};
const states: Readonly<Record<State, { icon: IconName; tone: string; words: Message }>> = {
  clear: { icon: 'check', tone: 'good', words: m.case_state_clear },
  unconfirmed: { icon: 'dot', tone: 'quiet', words: m.assess_unconfirmed },
  none: { icon: 'dot', tone: 'quiet', words: m.case_state_none },
  block: { icon: 'cross', tone: 'bad', words: m.case_state_block },
  high: { icon: 'cross', tone: 'bad', words: severityMessages.high },
  medium: { icon: 'warn', tone: 'doubt', words: severityMessages.medium },
  low: { icon: 'dot', tone: 'quiet', words: severityMessages.low },
  info: { icon: 'dot', tone: 'quiet', words: severityMessages.info },
};

function Mark({ id, subject, state }: { id: string; subject: Subject; state: State }) {
  const { icon, tone, words } = states[state];
  return (
    <li>
      <Link
        href={`/admin/applicants/${id}/review#findings`}
        className={classes.mark}
        data-tone={tone}
        onClick={() => document.getElementById('findings')?.scrollIntoView({ block: 'start' })}
      >
        <Icon name={icon} size={16} />
        <span>{subjects[subject]()}</span> {/* Only what is not clear takes room for its word. */}
        <small className={state === 'clear' ? 'visually-hidden' : undefined}>{words()}</small>
      </Link>
    </li>
  );
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt> <dd>{children}</dd>
    </div>
  );
}

/** Whose turn it is when it is the applicant's: what was requested of them, or what they have not submitted yet. */
function Awaited({ id, review }: { id: string; review: Review }) {
  const { stage, informationRequests, missingRequirements } = review;
  const requests = informationRequests.filter(({ state }) => state === 'open');
  const missing = missingRequirements.filter(({ needed }) => needed);
  const text =
    requests.length > 0
      ? m.case_waiting({ count: requests.length })
      : stage === 'in-progress' && missing.length > 0
        ? m.case_missing({ count: missing.length })
        : null;
  if (text === null) return null;
  return (
    <Link href={`/admin/applicants/${id}/review#missingRequirements`} className={classes.awaited}>
      {text}
    </Link>
  );
}

/**
 * The status of the case: its stage, whose turn it is, the most severe open finding of each subject, and the figures that are
 * known. Of a closed case it says why it was closed, because no finding stands for or against it any more.
 */
export function CaseMarks({ id, review }: { id: string; review: Review }) {
  const { stage, marks, creditScore } = review;
  const { instalment, foir, surplus } = review.assessment;
  return (
    <div className={classes.state}>
      <StatusBadge tone={stageTones[stage]}>{stageMessages[stage]()}</StatusBadge>
      {closedStages.includes(stage) ? (
        <WhileLoading fallback={null}>
          <ClosedBy decisions={review.decisions} />
        </WhileLoading>
      ) : (
        <>
          <Awaited id={id} review={review} />
          <ul className={classes.marks} aria-label={m.case_marks()}>
            {(Object.keys(subjects) as Subject[]).map((subject) => (
              <Mark key={subject} id={id} subject={subject} state={marks[subject]} />
            ))}
          </ul>
        </>
      )}
      <dl className={classes.figures} aria-label={m.case_figures()}>
        {instalment === null ? null : <Figure label={m.case_emi()}>{rupees(instalment)}</Figure>}
        {foir === null ? null : <Figure label={m.assess_foir()}>{percentText(foir)}</Figure>}
        {surplus === null ? null : <Figure label={m.assess_surplus()}>{rupees(surplus)}</Figure>}
        {creditScore === null ? null : <Figure label={m.case_score()}>{creditScore}</Figure>}
      </dl>
    </div>
  );
}
