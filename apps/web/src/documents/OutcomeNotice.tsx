import type { Check, Outcome } from '@pramaan/documents/tree.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import { type PlainKey, t } from '../lib/catalogue.ts';
import { CheckList } from './CheckList.tsx';
import classes from './DocumentPage.module.css';
import './tones.css';

interface Words {
  sign: string;
  tone: 'good' | 'bad' | 'doubt' | 'plain';
  title: PlainKey;
  more: PlainKey;
}

const notices: Record<Outcome | 'declared', Words> = {
  verified: { sign: '✓', tone: 'good', title: 'doc.state.verified', more: 'doc.state.verified.more' },
  declared: { sign: '✓', tone: 'good', title: 'doc.state.declared', more: 'doc.state.declared.more' },
  mismatch: { sign: '✗', tone: 'bad', title: 'doc.state.mismatch', more: 'doc.state.mismatch.more' },
  not_found: { sign: '✗', tone: 'bad', title: 'doc.state.not_found', more: 'doc.state.not_found.more' },
  invalid_input: {
    sign: '✗',
    tone: 'bad',
    title: 'doc.state.invalid_input',
    more: 'doc.state.invalid_input.more',
  },
  source_down: {
    sign: '…',
    tone: 'doubt',
    title: 'doc.state.source_down',
    more: 'doc.state.source_down.more',
  },
  pending: { sign: '…', tone: 'doubt', title: 'doc.state.checking', more: 'doc.state.checking.more' },
  needs_review: {
    sign: '!',
    tone: 'doubt',
    title: 'doc.state.needs_review',
    more: 'doc.state.needs_review.more',
  },
};

/** Outcomes of a comparison: which of its checks failed is worth reading. */
const comparing: readonly string[] = ['mismatch', 'needs_review'];

interface Props {
  outcome: Outcome | 'declared';
  /** The service's own sentence about a try that failed. */
  said?: string | undefined;
  /** Checks that did not pass: what differs. */
  checks?: readonly Check[];
  /** A source has answered, and what it found is for a person of the lender to look at. */
  found?: boolean;
  /** Brings the notice before the person who has just asked for it. */
  fresh?: boolean;
  children?: ReactNode;
}

/** How a document stands, in one sentence, and what to do about it. */
export function OutcomeNotice({ outcome, said, checks = [], found = false, fresh = false, children }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const words = notices[outcome];
  useEffect(() => {
    if (fresh) ref.current?.focus();
  }, [fresh]);
  const wrong = comparing.includes(outcome) ? checks.filter((check) => check.outcome !== 'passed') : [];
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
        {t(words.title)}
      </p>
      <p className={classes.noticeMore}>{t(found ? 'doc.state.found.more' : words.more)}</p>
      {said ? <p className={classes.noticeSaid}>{said}</p> : null}
      {wrong.length > 0 ? <CheckList checks={wrong} /> : null}
      {children}
    </div>
  );
}
