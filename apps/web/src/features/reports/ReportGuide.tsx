import { areas } from '@pramaan/documents/menu.ts';
import { type Filled, needingAttention } from '@pramaan/documents/report-facts.ts';
import type { Tree } from '@pramaan/documents/tree.ts';
import { outcomeWords } from '../../documents/SourceBadge.tsx';
import { t } from '../../lib/catalogue.ts';
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
          <strong>{t('report.look')}:</strong>{' '}
          {attention.map(({ title, status }) => `${title} (${outcomeWords(status)})`).join(' · ')}
        </p>
      ) : null}
      {missing.length > 0 ? (
        <p className={classes.missing}>
          <strong>{t('report.missing')}:</strong> {missing.join(' · ')}
        </p>
      ) : null}
      {filled.length > 3 ? (
        <nav aria-label={t('report.jump')} className={classes.jump}>
          <span className={classes.quiet}>{t('report.jump')}</span>
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
