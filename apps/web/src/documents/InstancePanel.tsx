import type { DocumentDefinition } from '@pramaan/documents/define.ts';
import { entryIn } from '@pramaan/documents/entry.ts';
import {
  currentRecords,
  type Given,
  isGivenUp,
  standing,
  waitsForPerson,
} from '@pramaan/documents/progress.ts';
import { isGood } from '@pramaan/documents/tree.ts';
import { documentForm, withoutAnswers } from '@pramaan/documents/typed-answers.ts';
import { m } from '@pramaan/messages';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSearch } from 'wouter';
import { onDemand, WhileLoading } from '../lib/on-demand.tsx';
import { Button } from '../ui/Button.tsx';
import { CheckingCard } from './CheckingCard.tsx';
import classes from './DocumentPage.module.css';
import type { DraftAccess } from './draft-store.ts';
import { InstanceNotices, type Other } from './InstanceNotices.tsx';
import { lockerMethod, useLockerMethod } from './locker-method.tsx';
import { Methods, methodsOf } from './Methods.tsx';
import { type Confirm, ReadCard } from './reading/ReadCard.tsx';
import { type Known, SubmitForm } from './SubmitForm.tsx';
import { SubmittedCards } from './SubmittedCards.tsx';
import type { Submission, Try } from './submission.ts';
import { verdictOfFailure } from './submit-document.ts';
import { isConfirming, prepareOutbox, useSubmitDocument } from './use-submit-document.ts';

interface Props {
  applicantId: string;
  document: DocumentDefinition;
  instance: number;
  given: readonly Given[];
  draft: DraftAccess | undefined;
  known: Known | undefined;
  sandbox: boolean;
  next: ReactNode;
  onSaved: (() => void) | undefined;
  /** Goes to another instance of the document. */
  onInstance: (instance: number) => void;
}

/** Few have them. */
const EarlierAttempts = onDemand(() => import('./EarlierAttempts.tsx'), 'EarlierAttempts');

/** When the newest good record came; blank without one. */
const newestGood = (given: readonly Given[]): string =>
  given
    .filter(({ record }) => isGood(record))
    .map(({ record }) => record.verifiedAt)
    .sort()
    .at(-1) ?? '';

/** The card itself says that all is well; a notice only says it when it has just become so. */
const saysEnough = (verdict: string) => isGood({ status: verdict }) && verdict !== 'unmatched';

/** The file that was given, with the back of a card that came as two pictures. */
const sidesOf = ({ given: { file, back } }: Submission): Pick<Other, 'file' | 'back'> => ({
  file: String(file ?? ''),
  ...(back ? { back: String(back) } : {}),
});

/** One instance of a document: what we have of it, how it stands, and the counter where it is given. */
export function InstancePanel({
  applicantId,
  document,
  instance,
  given: all,
  draft,
  known,
  sandbox,
  next,
  onSaved,
  onInstance,
}: Props) {
  const given = currentRecords(all);
  const Locker = useLockerMethod(document);
  const methods = methodsOf(document, Locker !== null);
  // Another page may send a person here for a certain way: `?method=qr`.
  const wanted = new URLSearchParams(useSearch()).get('method') ?? '';
  const sent = methods.includes(wanted);
  const before = given[0]?.key ?? '';
  const [method, setMethod] = useState(
    sent ? wanted : methods.includes(before) ? before : (methods[0] ?? ''),
  );
  const [again, setAgain] = useState(sent);
  const [other, setOther] = useState<Other | null>(null);
  const [goodBefore, setGoodBefore] = useState('');
  const counter = useRef<HTMLDivElement>(null);
  const entry = entryIn(document, method);
  const submitting = useSubmitDocument(applicantId, instance, (record, { entry: to, values }) => {
    if (!draft) return;
    draft.change(withoutAnswers(draft.draft, documentForm(document.id, to.key, instance)));
    // The server has the record, whether or not the code of its copy comes.
    void import('./draft-of-record.ts')
      .then(({ draftOfRecord }) => draft.change(draftOfRecord(document, to.key, record, values)))
      .catch(() => undefined);
  });
  const { give, submitAgain, forget } = submitting;
  // A try that failed is over once a good record came by another way.
  const tried: Try =
    submitting.tried.kind === 'failed' && newestGood(all) > goodBefore ? { kind: 'none' } : submitting.tried;

  // What is needed without a connection is fetched when a form is touched: then there still is one.
  const isPersons = draft !== undefined;
  useEffect(() => {
    if (!isPersons) return;
    window.addEventListener('focusin', prepareOutbox, { once: true });
    return () => window.removeEventListener('focusin', prepareOutbox);
  }, [isPersons]);

  async function onSubmitDocument(gave: Submission) {
    setAgain(false);
    setGoodBefore(newestGood(all));
    const failure = await give(gave);
    if (failure?.code === 'NOT_THIS_DOCUMENT')
      setOther({ entry: gave.entry, ...sidesOf(gave), said: failure.message });
    else if (!failure || !isConfirming(gave)) setOther(null);
    if (!failure && gave.entry.method.endpoint === null && navigator.onLine) onSaved?.();
  }
  const onConfirm: Confirm = (to, file, confirmed) =>
    void onSubmitDocument({
      entry: to,
      given: { file, ...(other?.file === file && other.back ? { back: other.back } : {}), confirmed },
      values: {},
    });

  const stands = standing(given);
  const failed = tried.kind === 'failed' ? tried.failure : null;
  const confirming = tried.kind !== 'none' && isConfirming(tried.gave);
  const verdict = failed ? verdictOfFailure(failed.code) : stands;
  const settled =
    stands !== null &&
    (isGood({ status: stands }) || ['pending', 'source_down', 'needs_review'].includes(stands)) &&
    !(stands === 'source_down' && given.some(({ record }) => isGivenUp(record)));
  const asking = tried.kind === 'asking';
  const isFresh = tried.kind === 'given' || failed !== null;
  // What a silent source was asked is saved: there is nothing to type again.
  const refused = failed !== null && verdict !== 'source_down' && !confirming;
  const waiting = tried.kind === 'waiting';
  const open = !waiting && (again || !settled || refused || other !== null);
  const faults = (failed && confirming && failed.fields) || [];
  // What was read and waits for the person's own word says so itself.
  const waits = given.some(({ record: storedRecord }) => waitsForPerson(storedRecord));
  const saysItself = waits && verdict !== null && (verdict === 'needs_review' || saysEnough(verdict));

  return (
    <>
      <InstanceNotices
        applicantId={applicantId}
        document={document}
        instance={instance}
        draft={draft}
        tried={tried}
        verdict={saysItself || (!isFresh && verdict && saysEnough(verdict)) ? null : verdict}
        given={given}
        other={other}
        onInstance={onInstance}
        onAgreed={submitAgain}
        onConfirm={onConfirm}
        onCheck={() =>
          counter.current
            ?.querySelector<HTMLElement>('input:not([type=radio], [capture]), select, textarea')
            ?.focus()
        }
        onAnother={() =>
          counter.current?.querySelector<HTMLElement>('input[type=file]:not([capture])')?.click()
        }
      />
      {waiting ? (
        <p className={classes.notice} role="status" data-tone="doubt">
          {m.outbox_here()}
        </p>
      ) : null}
      {(asking && !confirming) || stands === 'pending' ? <CheckingCard /> : null}
      <SubmittedCards
        document={document}
        given={given}
        sandbox={sandbox}
        around={({ key, record: storedRecord }, card) => {
          const to = entryIn(document, key);
          return to ? (
            <ReadCard
              applicantId={applicantId}
              entry={to}
              record={storedRecord}
              fresh={tried.kind !== 'none' && !confirming && tried.gave.entry.key === key}
              busy={asking}
              refused={faults}
              draft={draft}
              instance={instance}
              onConfirm={onConfirm}
            >
              {card}
            </ReadCard>
          ) : (
            card
          );
        }}
      />
      {all.length > given.length ? (
        <WhileLoading>
          <EarlierAttempts document={document} given={all} sandbox={sandbox} />
        </WhileLoading>
      ) : null}
      {/* Kept in the page while the answer is awaited: nothing typed is lost when it goes wrong. */}
      <div ref={counter} hidden={!open || asking} className={classes.counter}>
        <Methods
          document={document}
          methods={methods}
          method={method}
          choose={(chosen) => {
            forget();
            setOther(null);
            setMethod(chosen);
          }}
        />
        {Locker && method === lockerMethod ? (
          <WhileLoading>
            <Locker applicantId={applicantId} document={document} instance={instance} />
          </WhileLoading>
        ) : (
          <SubmitForm
            key={method}
            applicantId={applicantId}
            document={document}
            method={method}
            instance={instance}
            before={given.find(({ key }) => key === method)?.record.data}
            draft={draft}
            known={known}
            {...(onSaved && entry?.method.endpoint === null ? { action: m.doc_form_save_on() } : {})}
            failure={refused && !other ? failed : null}
            busy={asking}
            onSubmitDocument={(what) => {
              if (entry) void onSubmitDocument({ entry, ...what });
            }}
          />
        )}
      </div>
      <footer className={classes.foot}>
        {settled && !asking && methods.length > 0 && (again || !open) ? (
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
