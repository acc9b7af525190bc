import type { DocumentDefinition } from '@pramaan/documents/define.ts';
import { type Given, standing, waitsForPerson } from '@pramaan/documents/progress.ts';
import { findEntry } from '@pramaan/documents/registry.ts';
import { m } from '@pramaan/messages';
import { type ReactNode, useRef, useState } from 'react';
import { useSearch } from 'wouter';
import { WhileLoading } from '../lib/on-demand.tsx';
import { Button } from '../ui/Button.tsx';
import { CheckingCard } from './CheckingCard.tsx';
import classes from './DocumentPage.module.css';
import type { DraftAccess } from './draft-store.ts';
import { draftOfRecord } from './draft-store.ts';
import { GiveForm } from './GiveForm.tsx';
import { GivenCards } from './GivenCards.tsx';
import { outcomeOfFailure } from './give.ts';
import { lockerWay, useLockerWay } from './locker-way.tsx';
import { type Confirm, ReadCard } from './reading/ReadCard.tsx';
import { type Other, SlotNotices } from './SlotNotices.tsx';
import { type Giving, isConfirming, useGive } from './use-give.ts';
import { Ways, waysOf } from './Ways.tsx';

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
  const Locker = useLockerWay(document);
  const ways = waysOf(document, Locker !== null);
  // Another page may send a person here for a certain way: `?way=qr`.
  const wanted = new URLSearchParams(useSearch()).get('way') ?? '';
  const sent = ways.includes(wanted);
  const before = given[0]?.key ?? '';
  const [way, setWay] = useState(sent ? wanted : ways.includes(before) ? before : (ways[0] ?? ''));
  const [again, setAgain] = useState(sent);
  const [other, setOther] = useState<Other | null>(null);
  const counter = useRef<HTMLDivElement>(null);
  const entry = findEntry(document.id, way);
  const { tried, give, giveAgain, forget } = useGive(applicantId, slot, (record, { entry: to, values }) => {
    draft?.change(draftOfRecord(document, to.key, record, values));
  });

  async function onGive(gave: Giving) {
    setAgain(false);
    const failure = await give(gave);
    if (failure?.code === 'NOT_THIS_DOCUMENT')
      setOther({ entry: gave.entry, file: String(gave.given.file ?? ''), said: failure.message });
    else if (!failure || !isConfirming(gave)) setOther(null);
  }
  const onConfirm: Confirm = (to, file, confirmed) =>
    void onGive({ entry: to, given: { file, confirmed }, values: {} });

  const stands = standing(given);
  const failed = tried.kind === 'failed' ? tried.failure : null;
  const confirming = tried.kind !== 'none' && isConfirming(tried.gave);
  const outcome = failed ? outcomeOfFailure(failed.code) : stands;
  const settled =
    stands !== null && stands !== 'not_found' && stands !== 'invalid_input' && stands !== 'mismatch';
  const asking = tried.kind === 'asking';
  const isFresh = tried.kind === 'given' || failed !== null;
  // What a silent source was asked is saved: there is nothing to type again.
  const refused = failed !== null && outcome !== 'source_down' && !confirming;
  const open = again || !settled || refused || other !== null;
  const faults = (failed && confirming && failed.fields) || [];
  // What was read and waits for the person's own word says so itself.
  const waits = given.some(({ leaf }) => waitsForPerson(leaf));
  const saysItself = waits && outcome !== null && (outcome === 'needs_review' || isGood(outcome));

  return (
    <>
      <SlotNotices
        applicantId={applicantId}
        tried={tried}
        outcome={saysItself || (!isFresh && outcome && isGood(outcome)) ? null : outcome}
        given={given}
        other={other}
        onAgreed={giveAgain}
        onConfirm={onConfirm}
        onAnother={() =>
          counter.current?.querySelector<HTMLElement>('input[type=file]:not([capture])')?.click()
        }
      />
      {(asking && !confirming) || stands === 'pending' || stands === 'source_down' ? <CheckingCard /> : null}
      <GivenCards
        document={document}
        given={given}
        sandbox={sandbox}
        around={({ key, leaf }, card) => {
          const to = findEntry(document.id, key);
          return to ? (
            <ReadCard
              applicantId={applicantId}
              entry={to}
              leaf={leaf}
              fresh={tried.kind !== 'none' && !confirming && tried.gave.entry === to}
              busy={asking}
              refused={faults}
              onConfirm={onConfirm}
            >
              {card}
            </ReadCard>
          ) : (
            card
          );
        }}
      />
      {/* Kept in the page while the answer is awaited: nothing typed is lost when it goes wrong. */}
      <div ref={counter} hidden={!open || asking} className={classes.counter}>
        <Ways
          document={document}
          ways={ways}
          way={way}
          choose={(chosen) => {
            forget();
            setOther(null);
            setWay(chosen);
          }}
        />
        {Locker && way === lockerWay ? (
          <WhileLoading>
            <Locker applicantId={applicantId} document={document} slot={slot} />
          </WhileLoading>
        ) : (
          <GiveForm
            key={way}
            applicantId={applicantId}
            document={document}
            way={way}
            before={given.find(({ key }) => key === way)?.leaf.data}
            draft={draft}
            failure={refused && !other ? failed : null}
            busy={asking}
            onGive={(what) => {
              if (entry) void onGive({ entry, ...what });
            }}
          />
        )}
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
            {(again ? m.doc_again_close : stands === 'declared' ? m.doc_change : m.doc_again)()}
          </Button>
        ) : null}
        {next}
      </footer>
    </>
  );
}
