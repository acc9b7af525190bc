import { type Message, m } from '@pramaan/messages';
import type { ReactNode } from 'react';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import classes from './Checks.module.css';
import { caseReason } from './case-words.ts';
import type { FoundCase } from './found-cases.ts';

interface Props {
  found: FoundCase;
  /** How a likely case is called, and another. */
  likely: Message;
  unlikely: Message;
  /** How well it fits, for those who decide. */
  score?: string;
  children: ReactNode;
}

/** One case: what it is, how surely it is the person's and why, and what is said of it. */
export function CaseLine({ found, likely, unlikely, score, children }: Props) {
  return (
    <li className={classes.case}>
      <div className={classes.caseHead}>
        <strong>{found.caseNo || found.key}</strong>
        <StatusBadge tone={found.likely ? 'doubt' : 'quiet'}>
          {(found.likely ? likely : unlikely)()}
        </StatusBadge>
        {score ? <span className={classes.quiet}>{score}</span> : null}
      </div>
      {/* The courts' words are English. */}
      <div lang="en">
        <p>{found.parties}</p>
        <p className={classes.quiet}>{found.court}</p>
      </div>
      <details className={classes.why}>
        <summary>{m.cases_why()}</summary>
        <p>{caseReason(found.why)}</p>
      </details>
      {children}
    </li>
  );
}
