import { areas } from '@pramaan/documents/menu.ts';
import { type Filled, needingAttention } from '@pramaan/documents/report-facts.ts';
import type { Tree } from '@pramaan/documents/tree.ts';
import { m } from '@pramaan/messages';
import { verdictLabels } from '../../documents/SourceBadge.tsx';
import classes from './Report.module.css';
import { jumps } from './report-facts.ts';

interface Props {
  filled: readonly Filled[];
  missing: readonly string[];
  docs: Tree;
}

/** What needs attention, what was not provided, and where one can jump to. */
export function ReportGuide({ filled, missing, docs }: Props) {
  const attention = needingAttention(docs);
  return (
    <div className={classes.guide}>
      {attention.length > 0 ? (
        <p className={classes.missing}>
          <strong>{m.report_look()}:</strong>{' '}
          {attention.map(({ title, status }) => `${title} (${verdictLabels(status)})`).join(' · ')}
        </p>
      ) : null}
      {missing.length > 0 ? (
        <p className={classes.missing}>
          <strong>{m.report_missing()}:</strong> {missing.join(' · ')}
        </p>
      ) : null}
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
