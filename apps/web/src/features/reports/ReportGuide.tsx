import { areas } from '@pramaan/documents/menu.ts';
import { t } from '../../lib/catalogue.ts';
import classes from './Report.module.css';
import { type Filled, jumps } from './report-facts.ts';

/** Where one can jump to, and what was not provided. */
export function ReportGuide({ filled, missing }: { filled: readonly Filled[]; missing: readonly string[] }) {
  return (
    <div className={classes.guide}>
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
