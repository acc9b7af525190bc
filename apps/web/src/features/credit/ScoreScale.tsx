import { type Band, bandStarts, bands, scoreScale } from '@pramaan/documents/credit/score-bands.ts';
import { m } from '@pramaan/messages';
import classes from './Credit.module.css';

const creditBandMessages = {
  low: m.credit_band_low,
  good: m.credit_band_good,
  poor: m.credit_band_poor,
  fair: m.credit_band_fair,
  excellent: m.credit_band_excellent,
} as const;

const { least, most } = scoreScale;
const share = (score: number) => `${((score - least) / (most - least)) * 100}%`;
const endOf = (at: number) => bandStarts[bands[at + 1] ?? 'poor'];

/** The score in figures and words, and where it stands between the bands. */
export function ScoreScale({ score, band }: { score: number; band: Band }) {
  return (
    <div className={classes.score}>
      <p className={classes.figure}>
        <strong>{score}</strong> <span data-band={band}>{creditBandMessages[band]()}</span>
        <span className="visually-hidden">{m.credit_score_of({ score })}</span>
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
      <p className={classes.note}>{m.credit_score_scale()}</p>
    </div>
  );
}
