import type { Given } from '@pramaan/documents/progress.ts';
import type { Entry } from '@pramaan/documents/registry.ts';
import type { Verdict } from '@pramaan/documents/tree.ts';
import { m } from '@pramaan/messages';
import type { CallFailure } from '../lib/failure.ts';
import { onDemand, WhileLoading } from '../lib/on-demand.tsx';
import classes from './DocumentPage.module.css';
import { isSaidAtFile } from './reading/file-faults.ts';
import type { Confirm } from './reading/ReadCard.tsx';
import { isConfirming, type Try } from './use-submit-document.ts';
import { VerdictNotice } from './VerdictNotice.tsx';

/** Failures that are said where they are mended: at the consent, or beside the file. */
const elsewhere: readonly string[] = ['NO_CONSENT'];

/** A try that did not go through, and that nothing typed is lost. */
function Refused({ failure }: { failure: CallFailure }) {
  if (elsewhere.includes(failure.code)) return null;
  return (
    <p className={classes.refused} role="alert" data-tone="bad">
      <strong>{m.doc_state_refused()}</strong>{' '}
      {failure.code === 'OFFLINE'
        ? m.doc_state_offline()
        : `${failure.message.replace(/[.\s]*$/, '.')} ${m.doc_state_stored()}`}
    </p>
  );
}

/** Seldom needed, so loaded when they are. */
const AgreeHere = onDemand(() => import('./AgreeHere.tsx'), 'AgreeHere');
const NotThisDocument = onDemand(() => import('./reading/NotThisDocument.tsx'), 'NotThisDocument');

/** A file in which the document asked for was not seen, and the server's sentence about it. */
export interface Other {
  entry: Entry;
  file: string;
  said: string;
}

interface Props {
  applicantId: string;
  tried: Try;
  /** What is to be said of the document; null when there is nothing, or when its card says it. */
  verdict: Verdict | 'declared' | null;
  given: readonly Given[];
  other: Other | null;
  onAgreed: () => Promise<void>;
  onConfirm: Confirm;
  onAnother: () => void;
}

/** Over the cards of a instance: how the document stands, and what stood in the way of the last try. */
export function InstanceNotices({ applicantId, tried, verdict, given, other, ...act }: Props) {
  const failure = tried.kind === 'failed' ? tried.failure : null;
  const method = tried.kind === 'none' ? null : tried.gave.entry.method;
  const confirming = tried.kind !== 'none' && isConfirming(tried.gave);
  const asking = tried.kind === 'asking';
  if (asking && !confirming) return <VerdictNotice verdict="pending" fresh />;
  return (
    <>
      {verdict && !asking && !other ? (
        <VerdictNotice
          verdict={verdict}
          fresh={tried.kind === 'given' || failure !== null}
          said={failure?.message}
          found={verdict === 'needs_review' && given.some(({ record }) => record.source === 'registry')}
          checks={given.flatMap(({ record }) => record.checks ?? [])}
        />
      ) : null}
      {failure?.code === 'NO_CONSENT' ? (
        <WhileLoading>
          <AgreeHere applicantId={applicantId} said={failure.message} onAgreed={act.onAgreed} />
        </WhileLoading>
      ) : null}
      {failure && method && !verdict && !other && !isSaidAtFile(method, failure) ? (
        <Refused failure={failure} />
      ) : null}
      {other ? (
        <WhileLoading>
          <NotThisDocument
            key={other.file}
            applicantId={applicantId}
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
