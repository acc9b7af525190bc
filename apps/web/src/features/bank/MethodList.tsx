import { type Message, m } from '@pramaan/messages';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ComponentType, useEffect, useId, useRef, useState } from 'react';
import { onDemand, WhileLoading } from '../../lib/on-demand.tsx';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { CardSkeleton, ListSkeleton } from '../../ui/Skeletons.tsx';
import classes from './Bank.module.css';
import { Health } from './Health.tsx';
import { changeJourney, type Journey, type Method } from './journey.ts';
import { MonthsChoice } from './MonthsChoice.tsx';
import type { MethodProps } from './method-props.ts';
import { bestSource, type OfferedMethod, type Source } from './sources.ts';

// Each way is fetched when it is first opened.
const RequestConsent = onDemand(() => import('./consent/RequestConsent.tsx'), 'RequestConsent');
const LinkMethod = onDemand(() => import('./link/LinkMethod.tsx'), 'LinkMethod');
const UploadMethod = onDemand(() => import('./upload/UploadMethod.tsx'), 'UploadMethod');
const RequestHelp = onDemand(() => import('./RequestHelp.tsx'), 'RequestHelp');

const panels: Readonly<Record<Method, ComponentType<MethodProps>>> = {
  aa: RequestConsent,
  aggregator: LinkMethod,
  upload: UploadMethod,
  'ask-lender': RequestHelp,
};
const titles: Readonly<Record<Method, { title: Message; more: Message }>> = {
  aa: { title: m.bank_method_aa, more: m.bank_method_aa_more },
  aggregator: { title: m.bank_method_aggregator, more: m.bank_method_aggregator_more },
  upload: { title: m.bank_method_upload, more: m.bank_method_upload_more },
  'ask-lender': { title: m.bank_method_help, more: m.bank_method_help_more },
};

interface LineProps extends Omit<MethodProps, 'sources'> {
  offered: OfferedMethod;
  tried: Journey['tried'];
  isOpen: boolean;
  /** A failure of another way led here. */
  isNext: boolean;
  recommended: boolean;
  onToggle: () => void;
}

/** One way: what it is, how it does now, why it did not work before, and, when open, its form. */
function MethodLine({ offered, tried, isOpen, isNext, recommended, onToggle, ...rest }: LineProps) {
  const { method, sources } = offered;
  const panel = useId();
  const button = useRef<HTMLButtonElement>(null);
  const best = bestSource(sources, tried);
  const Panel = panels[method];
  const { title, more } = titles[method];
  const failures = sources.flatMap(({ id, name }) =>
    tried[id] ? [{ id, sentence: sources.length > 1 ? `${name}: ${tried[id]}` : tried[id] }] : [],
  );
  useEffect(() => {
    if (isNext) button.current?.focus();
  }, [isNext]);
  return (
    <li className={classes.method} data-open={isOpen || undefined}>
      <h3 className={classes.methodTitle}>
        <button
          ref={button}
          type="button"
          className={classes.methodButton}
          aria-expanded={isOpen}
          aria-controls={panel}
          onClick={onToggle}
        >
          <span className={classes.methodName}>
            {title()}
            {recommended ? <span className={classes.recommended}>{m.bank_recommended()}</span> : null}
          </span>
          <span className={classes.methodMore}>{more()}</span>
          <span className={classes.methodState}>
            {best && method !== 'upload' && method !== 'ask-lender' ? <Health health={best.health} /> : null}
          </span>
          <span className={classes.methodArrow}>
            <Icon name="next" size={18} />
          </span>
        </button>
      </h3>
      {best?.reason && failures.length === 0 ? <p className={classes.methodReason}>{best.reason}</p> : null}
      {failures.map(({ id, sentence }) => (
        <p key={id} className={classes.methodFailure}>
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

interface Props extends Omit<MethodProps, 'sources'> {
  sources: UseQueryResult<Source[]>;
  offered: readonly OfferedMethod[];
  journey: Journey;
}

/** "Show your income: choose one": the ways in the order in which they do best for this person now. */
export function MethodList({ sources, offered, journey, applicantId, ...rest }: Props) {
  const [closed, setClosed] = useState(false);
  const { open, led, tried } = journey;
  const toggle = (method: Method) => {
    setClosed(method === open && !closed);
    changeJourney(applicantId, { open: method, led: false });
  };
  // What a failure opens is open, whatever was closed before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another way was opened
  useEffect(() => setClosed(false), [open]);
  return (
    <section className={classes.section} aria-labelledby="bank-methods">
      <h2 id="bank-methods" className={classes.sectionTitle}>
        {m.bank_methods()}
      </h2>
      {sources.isPending ? <ListSkeleton rows={4} /> : null}
      {sources.isError && !sources.data ? (
        <EmptyState icon="warn" title={m.bank_methods_failed()} text={m.bank_methods_failed_more()}>
          <Button onClick={() => void sources.refetch()}>{m.shell_retry()}</Button>
        </EmptyState>
      ) : null}
      {offered.length > 0 ? (
        <>
          <MonthsChoice
            months={journey.months}
            onChange={(months) => changeJourney(applicantId, { months })}
          />
          <ul className={classes.methods}>
            {offered.map((each, index) => (
              <MethodLine
                key={each.method}
                offered={each}
                tried={tried}
                isOpen={open === each.method && !closed}
                isNext={led && open === each.method}
                recommended={
                  index === 0 && each.sources[0]?.health === 'up' && !(each.sources[0].id in tried)
                }
                applicantId={applicantId}
                onToggle={() => toggle(each.method)}
                {...rest}
              />
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}
