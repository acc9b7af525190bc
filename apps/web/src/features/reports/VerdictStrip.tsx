import type { Tally } from '@pramaan/documents/report-facts.ts';
import { m } from '@pramaan/messages';
import type { ReactNode } from 'react';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import classes from './Report.module.css';

interface Props {
  name: string;
  reference: string;
  counts: Tally;
  /** What can be done with the report. */
  children?: ReactNode;
}

/** Who this is about and how the whole of it stands: the answer in five seconds. */
export function VerdictStrip({ name, reference, counts, children }: Props) {
  return (
    <div className={classes.verdict}>
      <div className={classes.who}>
        <p className={classes.name}>{name}</p>
        <p className={classes.quiet}>{m.report_reference({ reference })}</p>
      </div>
      <div className={classes.lights}>
        <StatusBadge tone={counts.verified > 0 ? 'good' : 'quiet'}>
          {m.report_verified({ count: counts.verified })}
        </StatusBadge>
        {counts.attention > 0 ? (
          <StatusBadge tone="doubt">{m.report_attention({ count: counts.attention })}</StatusBadge>
        ) : null}
        {counts.checking > 0 ? (
          <StatusBadge tone="busy">{m.report_checking({ count: counts.checking })}</StatusBadge>
        ) : null}
        {counts.noted > 0 ? (
          <StatusBadge tone="quiet">{m.report_other({ count: counts.noted })}</StatusBadge>
        ) : null}
      </div>
      {children ? <div className={classes.actions}>{children}</div> : null}
    </div>
  );
}
