import type { DocumentDefinition } from '@pramaan/documents/define.ts';
import { findEntry } from '@pramaan/documents/registry.ts';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { t } from '../lib/catalogue.ts';
import { Button } from '../ui/Button.tsx';
import { CheckingCard } from './CheckingCard.tsx';
import classes from './DocumentPage.module.css';
import type { DraftAccess } from './DocumentPage.tsx';
import { draftOfRecord } from './draft-store.ts';
import { GiveForm } from './GiveForm.tsx';
import { GivenCards } from './GivenCards.tsx';
import { outcomeOfFailure } from './give.ts';
import { OutcomeNotice } from './OutcomeNotice.tsx';
import { type Given, standing } from './status.ts';
import { useGive } from './use-give.ts';
import { Ways, waysOf } from './Ways.tsx';

/** Seldom needed, so loaded when it is. */
const AgreeHere = lazy(async () => ({ default: (await import('./AgreeHere.tsx')).AgreeHere }));

interface Props {
  applicantId: string;
  document: DocumentDefinition;
  slot: number;
  given: readonly Given[];
  draft: DraftAccess | undefined;
  sandbox: boolean;
  next: ReactNode;
}

/** The card itself says that all is well; a notice only says it when it has just become so. */
const isGood = (outcome: string) => outcome === 'verified' || outcome === 'declared';

/** One slot of a document: what we have of it, how it stands, and the counter where it is given. */
export function SlotDesk({ applicantId, document, slot, given, draft, sandbox, next }: Props) {
  const ways = waysOf(document);
  const [way, setWay] = useState(given[0] && ways.includes(given[0].key) ? given[0].key : (ways[0] ?? ''));
  const [again, setAgain] = useState(false);
  const { tried, give, giveAgain, forget } = useGive(
    applicantId,
    findEntry(document.id, way),
    slot,
    (record, values) => {
      draft?.change(draftOfRecord(document, way, record, values));
    },
  );

  const stands = standing(given);
  const failed = tried.kind === 'failed' ? tried.failure : null;
  const outcome = failed ? outcomeOfFailure(failed.code) : stands;
  const settled =
    stands !== null && stands !== 'not_found' && stands !== 'invalid_input' && stands !== 'mismatch';
  const asking = tried.kind === 'asking';
  const isFresh = tried.kind === 'given' || failed !== null;
  // What a silent source was asked is saved: there is nothing to type again.
  const refused = failed !== null && outcome !== 'source_down';
  const open = again || !settled || refused;

  return (
    <>
      {asking ? <OutcomeNotice outcome="pending" fresh /> : null}
      {!asking && outcome && (isFresh || !isGood(outcome)) ? (
        <OutcomeNotice
          outcome={outcome}
          fresh={isFresh}
          said={failed?.message}
          checks={given.flatMap(({ leaf }) => leaf.checks ?? [])}
        />
      ) : null}
      {failed?.code === 'NO_CONSENT' ? (
        <Suspense>
          <AgreeHere applicantId={applicantId} said={failed.message} onAgreed={giveAgain} />
        </Suspense>
      ) : null}
      {failed && !outcome && failed.code !== 'NO_CONSENT' ? (
        <p className={classes.refused} role="alert" data-tone="bad">
          <strong>{t('doc.state.refused')}</strong>{' '}
          {failed.code === 'OFFLINE'
            ? t('doc.state.offline')
            : `${failed.message.replace(/[.\s]*$/, '.')} ${t('doc.state.kept')}`}
        </p>
      ) : null}
      {asking || stands === 'pending' || stands === 'source_down' ? <CheckingCard /> : null}
      <GivenCards document={document} given={given} sandbox={sandbox} />
      {/* Kept in the page while the answer is awaited: nothing typed is lost when it goes wrong. */}
      <div hidden={!open || asking} className={classes.counter}>
        <Ways
          document={document}
          way={way}
          choose={(chosen) => {
            forget();
            setWay(chosen);
          }}
        />
        <GiveForm
          key={way}
          applicantId={applicantId}
          document={document}
          way={way}
          before={given.find(({ key }) => key === way)?.leaf.data}
          draft={draft}
          failure={failed}
          busy={asking}
          onGive={async (what) => {
            setAgain(false);
            await give(what);
          }}
        />
      </div>
      <footer className={classes.foot}>
        {settled && !asking && ways.length > 0 && (again || !open) ? (
          <Button
            variant="default"
            onClick={() => {
              forget();
              setAgain(!again);
            }}
          >
            {t(again ? 'doc.again.close' : stands === 'declared' ? 'doc.change' : 'doc.again')}
          </Button>
        ) : null}
        {next}
      </footer>
    </>
  );
}
