import type { DocumentDefinition } from '@pramaan/documents/define.ts';
import { earlierAttempts, type Given } from '@pramaan/documents/progress.ts';
import { m } from '@pramaan/messages';
import classes from './DocumentPage.module.css';
import { SubmittedCards } from './SubmittedCards.tsx';

interface Props {
  document: DocumentDefinition;
  given: readonly Given[];
  sandbox: boolean;
}

/** Attempts that a newer, stronger record has made past, folded away. */
export function EarlierAttempts({ document, given, sandbox }: Props) {
  const earlier = earlierAttempts(given);
  if (earlier.length === 0) return null;
  return (
    <details>
      <summary className={classes.quiet}>{m.doc_earlier({ count: earlier.length })}</summary>
      <SubmittedCards document={document} given={earlier} sandbox={sandbox} />
    </details>
  );
}
