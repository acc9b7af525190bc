import { cardTitle } from '@pramaan/documents/card.ts';
import { CardBoundary } from '../../documents/CardBoundary.tsx';
import { CheckingCard } from '../../documents/CheckingCard.tsx';
import { DetailCard } from '../../documents/DetailCard.tsx';
import { t } from '../../lib/catalogue.ts';
import classes from './Report.module.css';
import type { Filled } from './report-facts.ts';

/** The cards of a report in order, two beside each other where there is room; each fails alone. */
export function ReportCards({ filled, sandbox }: { filled: readonly Filled[]; sandbox: boolean }) {
  return (
    <div className={classes.cards}>
      {filled.map(({ id, entry, slot, leaf, waiting }) =>
        waiting ? (
          <section
            key={id}
            id={id}
            className={classes.waiting}
            aria-label={cardTitle(entry.method.card, slot)}
          >
            <h3 className={classes.waitingTitle}>
              {cardTitle(entry.method.card, slot)}
              <span className={classes.quiet}>{t('progress.checking')}</span>
            </h3>
            <CheckingCard />
          </section>
        ) : (
          <CardBoundary key={id}>
            <DetailCard
              anchor={id}
              card={entry.method.card}
              data={leaf.data}
              slot={slot}
              proof={{ ...leaf, sandbox }}
            />
          </CardBoundary>
        ),
      )}
    </div>
  );
}
