import { areas } from '@pramaan/documents/menu.ts';
import type { Filled, Named, ReportSummary } from '@pramaan/documents/report-facts.ts';
import { m } from '@pramaan/messages';
import { verdictLabels } from '../../documents/SourceBadge.tsx';
import classes from './Report.module.css';
import { jumps } from './report-facts.ts';

interface Props {
  filled: readonly Filled[];
  missing: readonly string[];
  summary: ReportSummary;
  /** The report to share: who reads it is not told what it leaves out. */
  shared?: boolean;
}

const withVerdict = ({ title, status }: Named) => `${title} (${verdictLabels(status)})`;

/** What needs attention, what was not provided, what the report leaves out, and where one can jump to. */
export function ReportGuide({ filled, missing, summary: { attention, leftOut }, shared = false }: Props) {
  return (
    <div className={classes.guide}>
      {attention.length > 0 ? (
        <p className={classes.missing}>
          <strong>{m.report_look()}:</strong> {attention.map(withVerdict).join(' · ')}
        </p>
      ) : null}
      {missing.length > 0 ? (
        <p className={classes.missing}>
          <strong>{m.report_missing()}:</strong> {missing.join(' · ')}
        </p>
      ) : null}
      {leftOut.length > 0 ? (
        <p className={classes.missing}>
          <strong>{m.report_left_out()}:</strong>{' '}
          {leftOut.map((one) => (one.attention ? withVerdict(one) : one.title)).join(' · ')}
        </p>
      ) : null}
      {shared ? <p className={classes.quiet}>{m.report_only()}</p> : null}
      {filled.length > 3 ? (
        <nav aria-label={m.report_jump()} className={classes.jump}>
          <span className={classes.quiet}>{m.report_jump()}</span>
          {jumps(filled).map(({ area, place }) => (
            <a key={area} href={`#${place}`}>
              {areas.find((each) => each.area === area)?.title ?? area}
            </a>
          ))}
        </nav>
      ) : null}
    </div>
  );
}
