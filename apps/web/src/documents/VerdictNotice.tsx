import type { Check, Verdict } from '@pramaan/documents/tree.ts';
import { type Message, m } from '@pramaan/messages';
import { type ReactNode, useEffect, useRef } from 'react';
import { CheckList } from './CheckList.tsx';
import classes from './DocumentPage.module.css';
import './tones.css';

interface Words {
  sign: string;
  tone: 'good' | 'bad' | 'doubt' | 'plain';
  title: Message;
  more: Message;
}

const notices: Record<Verdict, Words> = {
  verified: { sign: '✓', tone: 'good', title: m.doc_state_verified, more: m.doc_state_verified_more },
  declared: { sign: '✓', tone: 'good', title: m.doc_state_declared, more: m.doc_state_declared_more },
  unconfirmed: {
    sign: '✓',
    tone: 'plain',
    title: m.doc_state_unconfirmed,
    more: m.doc_state_unconfirmed_more,
  },
  unmatched: { sign: '!', tone: 'doubt', title: m.doc_state_unmatched, more: m.doc_state_unmatched_more },
  invalid: { sign: '✗', tone: 'bad', title: m.doc_state_invalid, more: m.doc_state_invalid_more },
  expired: { sign: '✗', tone: 'bad', title: m.doc_state_expired, more: m.doc_state_expired_more },
  mismatch: { sign: '✗', tone: 'bad', title: m.doc_state_mismatch, more: m.doc_state_mismatch_more },
  not_found: { sign: '✗', tone: 'bad', title: m.doc_state_not_found, more: m.doc_state_not_found_more },
  invalid_input: {
    sign: '✗',
    tone: 'bad',
    title: m.doc_state_invalid_input,
    more: m.doc_state_invalid_input_more,
  },
  source_down: {
    sign: '…',
    tone: 'doubt',
    title: m.doc_state_source_down,
    more: m.doc_state_source_down_more,
  },
  pending: { sign: '…', tone: 'doubt', title: m.doc_state_checking, more: m.doc_state_checking_more },
  needs_review: {
    sign: '!',
    tone: 'doubt',
    title: m.doc_state_needs_review,
    more: m.doc_state_needs_review_more,
  },
};

/** Outcomes of a comparison: which of its checks failed is worth reading. */
const comparing: readonly string[] = ['mismatch', 'needs_review', 'invalid', 'expired'];

interface Props {
  verdict: Verdict;
  /** The service's own sentence about a try that failed: for whoever helps the person. */
  said?: string | undefined;
  /** Checks that did not pass: what differs. */
  checks?: readonly Check[];
  /** A source has answered, and what it found is for a person of the lender to look at. */
  found?: boolean;
  /** A silent source was asked for days, and is asked no more. */
  givenUp?: boolean;
  /** The checks are said below, in plainer words. */
  saidBelow?: boolean;
  /** Brings the notice before the person who has just asked for it. */
  fresh?: boolean;
  children?: ReactNode;
}

/** How a document stands, in one sentence, and what to do about it. */
export function VerdictNotice({
  verdict,
  said,
  checks = [],
  found = false,
  givenUp = false,
  saidBelow = false,
  fresh = false,
  children,
}: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const words = notices[verdict];
  useEffect(() => {
    if (fresh) ref.current?.focus();
  }, [fresh]);
  const wrong = comparing.includes(verdict) ? checks.filter((check) => check.verdict !== 'passed') : [];
  return (
    <div
      ref={ref}
      className={classes.notice}
      data-tone={words.tone}
      tabIndex={-1}
      role={words.tone === 'bad' ? 'alert' : 'status'}
    >
      <p className={classes.noticeTitle}>
        <span aria-hidden="true" className={classes.noticeSign}>
          {words.sign}
        </span>
        {words.title()}
      </p>
      {saidBelow ? null : (
        <p className={classes.noticeMore}>
          {(found ? m.doc_state_found_more : givenUp ? m.doc_state_given_up_more : words.more)()}
        </p>
      )}
      {wrong.length > 0 && !saidBelow ? <CheckList checks={wrong} /> : null}
      {children}
      {said || (saidBelow && wrong.length > 0) ? (
        <details className={classes.noticeDetails}>
          <summary>{m.doc_details()}</summary>
          {said ? <p className={classes.noticeSaid}>{said}</p> : null}
          {saidBelow ? <CheckList checks={wrong} /> : null}
        </details>
      ) : null}
    </div>
  );
}
