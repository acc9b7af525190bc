import { m } from '@pramaan/messages';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useSearch } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { useSession } from '../../lib/session.tsx';
import { PageColumn } from '../../ui/PageColumn.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { CardSkeleton } from '../../ui/Skeletons.tsx';
import { bankPage, loanAccountPage } from './addresses.ts';
import classes from './Bank.module.css';
import { ConsentList } from './consent/ConsentList.tsx';
import { ConsentReturn } from './consent/ConsentReturn.tsx';
import { methods, noteTried, readJourney, useJourney } from './journey.ts';
import { LinkReturn } from './link/LinkReturn.tsx';
import { MethodList } from './MethodList.tsx';
import { OutcomeNote } from './OutcomeNote.tsx';
import type { Outcome } from './Progress.tsx';
import { bankChanged, useBankAccounts, useBankSources } from './queries.ts';
import { StatementAccounts } from './StatementAccounts.tsx';
import { methodAfter, offeredMethods } from './sources.ts';
import { useReturned } from './use-returned.ts';

/** /laas/financial/bankStatmentOnline: every way to show an income, on one page, and what was given. */
export function BankPage({ onward = null }: { onward?: ReactNode }) {
  const applicantId = useSession().who._id;
  const queries = useQueryClient();
  const journey = useJourney(applicantId);
  const sources = useBankSources(applicantId);
  // Drawn at once: what came one after the other moved what a person was about to tap.
  const isKnown = useBankAccounts(applicantId).isFetched && sources.isFetched;
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const returned = useReturned(applicantId);
  const [ended, setEnded] = useState<readonly (string | null)[]>([]);
  const underWay = (trip: string | null) => trip !== null && !ended.includes(trip);
  const end = (trip: string | null, how: Outcome | null) => {
    setEnded((before) => [...before, trip]);
    if (how) setOutcome(how);
    // A reload begins no second time.
    navigate(bankPage, { replace: true });
  };
  const given = useRef<HTMLDivElement>(null);
  const offered = offeredMethods(sources.data ?? []);
  // Who was led here finds the best way open.
  const isLed = new URLSearchParams(useSearch()).has('go');
  const best = isLed && offered[0]?.sources[0]?.health === 'up' ? offered[0].method : null;

  /** A failure leaves its reason where it happened, and opens the next way. */
  const failed = async (source: string, sentence: string) => {
    const list = sources.data ?? (await sources.refetch()).data ?? [];
    const method = methods.find((each) => source === each || source.startsWith(`${each}:`)) ?? 'aa';
    const tried = { ...readJourney(applicantId).tried, [source]: sentence };
    const open = methodAfter(method, offeredMethods(list), tried) ?? 'upload';
    noteTried(applicantId, { source, sentence, open });
    void sources.refetch();
  };
  const came = () => void bankChanged(queries, applicantId);
  const good = outcome?.good === true;
  useEffect(() => {
    if (good) given.current?.scrollIntoView?.({ block: 'nearest' });
  }, [good]);

  return (
    <PageColumn back={{ href: '/laas', label: m.bank_portal() }}>
      <PageHeading title={m.bank_title()} lead={m.bank_lead()} />
      {outcome ? <OutcomeNote outcome={outcome} /> : null}
      {underWay(returned.link) ? (
        <LinkReturn
          applicantId={applicantId}
          link={returned.link ?? ''}
          onFailed={failed}
          onEnded={(how) => end(returned.link, how)}
        />
      ) : null}
      {underWay(returned.consent) ? (
        <ConsentReturn
          applicantId={applicantId}
          consent={returned.consent ?? ''}
          months={journey.months}
          onFailed={failed}
          onEnded={(how) => end(returned.consent, how)}
        />
      ) : null}
      <div ref={given} className={classes.given}>
        {isKnown ? <StatementAccounts applicantId={applicantId} /> : <CardSkeleton lines={6} />}
        {onward}
      </div>
      {isKnown ? (
        <>
          <MethodList
            applicantId={applicantId}
            sources={sources}
            offered={offered}
            journey={{ ...journey, open: journey.open ?? best }}
            onFailed={failed}
            onCame={came}
          />
          <ConsentList applicantId={applicantId} />
          <p>
            <Link href={loanAccountPage}>{m.bank_loan_account()}</Link>
          </p>
        </>
      ) : null}
    </PageColumn>
  );
}
