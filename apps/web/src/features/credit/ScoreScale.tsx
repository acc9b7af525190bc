import { type Band, bandStarts, bands, scoreScale } from '@pramaan/documents/credit/score-bands.ts';
import { t } from '../../lib/catalogue.ts';
import classes from './Credit.module.css';

const { least, most } = scoreScale;
const share = (score: number) => `${((score - least) / (most - least)) * 100}%`;
const endOf = (at: number) => bandStarts[bands[at + 1] ?? 'poor'];

/** The score in figures and words, and where it stands between the bands. */
export function ScoreScale({ score, band }: { score: number; band: Band }) {
  return (
    <div className={classes.score}>
      <p className={classes.figure}>
        <strong>{score}</strong> <span data-band={band}>{t(`credit.band.${band}`)}</span>
        <span className="visually-hidden">{t('credit.score.of', { score })}</span>
      </p>
      <div className={classes.scale} aria-hidden="true">
        {bands.map((each, at) => (
          <span
            key={each}
            data-band={each}
            data-here={each === band || undefined}
            style={{ flexGrow: (at === bands.length - 1 ? most : endOf(at)) - bandStarts[each] }}
          />
        ))}
        <i style={{ insetInlineStart: share(score) }} />
      </div>
      <p className={classes.ends} aria-hidden="true">
        <span>{least}</span>
        <span>{most}</span>
      </p>
      <p className={classes.note}>{t('credit.score.scale')}</p>
    </div>
  );
}
