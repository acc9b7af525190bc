import type { DocumentDefinition } from '@pramaan/documents/define.ts';
import type { Entry } from '@pramaan/documents/entry.ts';
import { type Given, isGivenUp } from '@pramaan/documents/progress.ts';
import type { Verdict } from '@pramaan/documents/tree.ts';
import { m } from '@pramaan/messages';
import type { CallFailure } from '../lib/failure.ts';
import { onDemand, WhileLoading } from '../lib/on-demand.tsx';
import { Button } from '../ui/Button.tsx';
import classes from './DocumentPage.module.css';
import type { DraftAccess } from './draft-store.ts';
import { isSaidAtFile } from './reading/file-faults.ts';
import type { Confirm } from './reading/ReadCard.tsx';
import type { Try } from './submission.ts';
import { isConfirming } from './use-submit-document.ts';

/** Failures that are said where they are mended: at the consent, or beside the file. */
const elsewhere: readonly string[] = ['NO_CONSENT'];

/** The instance that holds the paper which was given again. */
const holderOf = ({ fields }: CallFailure): number | null =>
  fields.map(({ path }) => Number(/^instances\.(\d+)$/.exec(path)?.[1])).find(Number.isInteger) ?? null;

/** A try that did not go through, and that nothing typed is lost. */
function Refused({ failure, onInstance }: { failure: CallFailure } & Pick<Props, 'onInstance'>) {
  const holder = holderOf(failure);
  if (elsewhere.includes(failure.code)) return null;
  return (
    <p className={classes.refused} role="alert" data-tone="bad">
      <strong>{m.doc_state_refused()}</strong>{' '}
      {failure.code === 'OFFLINE'
        ? m.doc_state_offline()
        : `${failure.message.replace(/[.\s]*$/, '.')} ${m.doc_state_stored()}`}
      {holder === null ? null : (
        <Button variant="subtle" onClick={() => onInstance(holder)}>
          {m.doc_replace({ place: holder })}
        </Button>
      )}
    </p>
  );
}

/** Seldom needed, so loaded when they are. */
const AgreeHere = onDemand(() => import('./AgreeHere.tsx'), 'AgreeHere');
// With the words of what was checked; a form is there without them.
const VerdictNotice = onDemand(() => import('./VerdictNotice.tsx'), 'VerdictNotice');
const WhatDiffers = onDemand(() => import('./WhatDiffers.tsx'), 'WhatDiffers');
const NotThisDocument = onDemand(() => import('./reading/NotThisDocument.tsx'), 'NotThisDocument');

/** A file in which the document asked for was not seen, and the server's sentence about it. */
export interface Other {
  entry: Entry;
  file: string;
  /** The back of the card, where it came as another picture. */
  back?: string;
  said: string;
}

interface Props {
  applicantId: string;
  document: DocumentDefinition;
  instance: number;
  draft: DraftAccess | undefined;
  tried: Try;
  /** What is to be said of the document; null when there is nothing, or when its card says it. */
  verdict: Verdict | null;
  given: readonly Given[];
  other: Other | null;
  onAgreed: () => Promise<void>;
  onConfirm: Confirm;
  onAnother: () => void;
  /** To the question of this page that is to be answered again. */
  onCheck: () => void;
  /** Goes to another instance of the document. */
  onInstance: (instance: number) => void;
}

/** Over the cards of a instance: how the document stands, and what stood in the way of the last try. */
export function InstanceNotices({
  applicantId,
  document,
  instance,
  draft,
  tried,
  verdict,
  given,
  other,
  ...act
}: Props) {
  const failure = tried.kind === 'failed' ? tried.failure : null;
  const method = tried.kind === 'none' ? null : tried.gave.entry.method;
  const confirming = tried.kind !== 'none' && isConfirming(tried.gave);
  const asking = tried.kind === 'asking';
  const checks = given.flatMap(({ record }) => record.checks ?? []);
  // What the person can mend is said to the person, and to nobody else.
  const differing = verdict === 'mismatch' && draft !== undefined && checks.some(({ differs }) => differs);
  if (asking && !confirming) return <VerdictNotice verdict="pending" fresh />;
  return (
    <>
      {verdict && !asking && !other ? (
        <VerdictNotice
          verdict={verdict}
          fresh={tried.kind === 'given' || failure !== null}
          said={failure?.message}
          found={verdict === 'needs_review' && given.some(({ record }) => record.source === 'registry')}
          givenUp={verdict === 'source_down' && given.every(({ record }) => isGivenUp(record))}
          checks={checks}
          saidBelow={differing}
        >
          {differing ? (
            <WhatDiffers applicantId={applicantId} document={document} given={given} onCheck={act.onCheck} />
          ) : null}
        </VerdictNotice>
      ) : null}
      {failure?.code === 'NO_CONSENT' ? (
        <WhileLoading>
          <AgreeHere applicantId={applicantId} said={failure.message} onAgreed={act.onAgreed} />
        </WhileLoading>
      ) : null}
      {failure && method && !verdict && !other && !isSaidAtFile(method, failure) ? (
        <Refused failure={failure} onInstance={act.onInstance} />
      ) : null}
      {other ? (
        <WhileLoading>
          <NotThisDocument
            key={other.file}
            applicantId={applicantId}
            instance={instance}
            draft={draft}
            entry={other.entry}
            fileId={other.file}
            said={other.said}
            busy={asking}
            refused={(confirming && failure?.fields) || []}
            onConfirm={(confirmed) => act.onConfirm(other.entry, other.file, confirmed)}
            onAnother={act.onAnother}
          />
        </WhileLoading>
      ) : null}
    </>
  );
}
