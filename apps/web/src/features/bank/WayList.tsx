import { type Message, m } from '@pramaan/messages';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ComponentType, useEffect, useId, useRef, useState } from 'react';
import { onDemand, WhileLoading } from '../../lib/on-demand.tsx';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { CardSkeleton, ListSkeleton } from '../../ui/Skeletons.tsx';
import { AskLender } from './AskLender.tsx';
import classes from './Bank.module.css';
import { Health } from './Health.tsx';
import { changeJourney, type Journey, type Way } from './journey.ts';
import { MonthsChoice } from './MonthsChoice.tsx';
import { bestSource, type OfferedWay, type Source } from './sources.ts';
import type { WayProps } from './way-props.ts';

// Each way is fetched when it is first opened.
const AskConsent = onDemand(() => import('./consent/AskConsent.tsx'), 'AskConsent');
const LinkWay = onDemand(() => import('./link/LinkWay.tsx'), 'LinkWay');
const UploadWay = onDemand(() => import('./upload/UploadWay.tsx'), 'UploadWay');

const panels: Readonly<Record<Way, ComponentType<WayProps>>> = {
  aa: AskConsent,
  aggregator: LinkWay,
  upload: UploadWay,
  'ask-lender': AskLender,
};
const titles: Readonly<Record<Way, { title: Message; more: Message }>> = {
  aa: { title: m.bank_way_aa, more: m.bank_way_aa_more },
  aggregator: { title: m.bank_way_aggregator, more: m.bank_way_aggregator_more },
  upload: { title: m.bank_way_upload, more: m.bank_way_upload_more },
  'ask-lender': { title: m.bank_way_ask_lender, more: m.bank_way_ask_lender_more },
};

interface LineProps extends Omit<WayProps, 'sources'> {
  offered: OfferedWay;
  tried: Journey['tried'];
  isOpen: boolean;
  /** A failure of another way led here. */
  isNext: boolean;
  recommended: boolean;
  onToggle: () => void;
}

/** One way: what it is, how it does now, why it did not work before, and, when open, its form. */
function WayLine({ offered, tried, isOpen, isNext, recommended, onToggle, ...rest }: LineProps) {
  const { way, sources } = offered;
  const panel = useId();
  const button = useRef<HTMLButtonElement>(null);
  const best = bestSource(sources, tried);
  const Panel = panels[way];
  const { title, more } = titles[way];
  const failures = sources.flatMap(({ id, name }) =>
    tried[id] ? [{ id, sentence: sources.length > 1 ? `${name}: ${tried[id]}` : tried[id] }] : [],
  );
  useEffect(() => {
    if (isNext) button.current?.focus();
  }, [isNext]);
  return (
    <li className={classes.way} data-open={isOpen || undefined}>
      <h3 className={classes.wayTitle}>
        <button
          ref={button}
          type="button"
          className={classes.wayButton}
          aria-expanded={isOpen}
          aria-controls={panel}
          onClick={onToggle}
        >
          <span className={classes.wayName}>
            {title()}
            {recommended ? <span className={classes.recommended}>{m.bank_recommended()}</span> : null}
          </span>
          <span className={classes.wayMore}>{more()}</span>
          <span className={classes.wayState}>
            {best && way !== 'upload' && way !== 'ask-lender' ? <Health health={best.health} /> : null}
          </span>
          <span className={classes.wayArrow}>
            <Icon name="next" size={18} />
          </span>
        </button>
      </h3>
      {best?.reason && failures.length === 0 ? <p className={classes.wayReason}>{best.reason}</p> : null}
      {failures.map(({ id, sentence }) => (
        <p key={id} className={classes.wayFailure}>
          <Icon name="warn" size={18} />
          {m.bank_tried({ sentence })}
        </p>
      ))}
      <div id={panel} className={classes.panel} hidden={!isOpen}>
        {isOpen ? (
          <WhileLoading fallback={<CardSkeleton lines={2} />}>
            {isNext ? <p className={classes.nextHint}>{m.bank_next()}</p> : null}
            <Panel sources={sources} {...rest} />
          </WhileLoading>
        ) : null}
      </div>
    </li>
  );
}

interface Props extends Omit<WayProps, 'sources'> {
  sources: UseQueryResult<Source[]>;
  offered: readonly OfferedWay[];
  journey: Journey;
}

/** "Show your income: choose one": the ways in the order in which they do best for this person now. */
export function WayList({ sources, offered, journey, applicantId, ...rest }: Props) {
  const [closed, setClosed] = useState(false);
  const { open, led, tried } = journey;
  const toggle = (way: Way) => {
    setClosed(way === open && !closed);
    changeJourney(applicantId, { open: way, led: false });
  };
  // What a failure opens is open, whatever was closed before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another way was opened
  useEffect(() => setClosed(false), [open]);
  return (
    <section className={classes.section} aria-labelledby="bank-ways">
      <h2 id="bank-ways" className={classes.sectionTitle}>
        {m.bank_ways()}
      </h2>
      {sources.isPending ? <ListSkeleton rows={4} /> : null}
      {sources.isError && !sources.data ? (
        <EmptyState icon="warn" title={m.bank_ways_failed()} text={m.bank_ways_failed_more()}>
          <Button onClick={() => void sources.refetch()}>{m.shell_retry()}</Button>
        </EmptyState>
      ) : null}
      {offered.length > 0 ? (
        <>
          <MonthsChoice
            months={journey.months}
            onChange={(months) => changeJourney(applicantId, { months })}
          />
          <ul className={classes.ways}>
            {offered.map((each, index) => (
              <WayLine
                key={each.way}
                offered={each}
                tried={tried}
                isOpen={open === each.way && !closed}
                isNext={led && open === each.way}
                recommended={
                  index === 0 && each.sources[0]?.health === 'up' && !(each.sources[0].id in tried)
                }
                applicantId={applicantId}
                onToggle={() => toggle(each.way)}
                {...rest}
              />
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}
