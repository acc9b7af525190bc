import { m } from '@pramaan/messages';
import { CardBoundary } from '../../documents/CardBoundary.tsx';
import { CheckingCard } from '../../documents/CheckingCard.tsx';
import { DetailCard } from '../../documents/DetailCard.tsx';
import { type ReportCard, wideCards } from './card-widths.ts';
import classes from './Report.module.css';

function WaitingCard({ id, title }: Pick<ReportCard, 'id' | 'title'>) {
  return (
    <section id={id} className={classes.waiting} aria-label={title}>
      <h2 className={classes.waitingTitle}>
        {title}
        <span className={classes.quiet}>{m.progress_checking()}</span>
      </h2>
      <CheckingCard />
    </section>
  );
}

/** The cards of a report in order, two beside each other where there is room; each fails alone. */
export function ReportCards({ cards }: { cards: readonly ReportCard[] }) {
  const wide = wideCards(cards);
  return (
    <div className={classes.cards}>
      {cards.map(({ id, title, waiting, ...shown }) => (
        <div key={id} className={classes.cell} data-wide={wide.has(id) || undefined}>
          <CardBoundary>
            {waiting ? (
              <WaitingCard id={id} title={title} />
            ) : (
              <DetailCard anchor={id} place={id} {...shown} />
            )}
          </CardBoundary>
        </div>
      ))}
    </div>
  );
}
