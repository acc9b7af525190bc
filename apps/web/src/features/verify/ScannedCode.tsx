import type { readIssuedDocument } from '@pramaan/contract/calls/issued-documents.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import type { Language } from '@pramaan/contract/languages.ts';
import { m } from '@pramaan/messages';
import { useEffect, useState } from 'react';
import { send } from '../../lib/client.ts';
import { dayWords } from '../../lib/day-words.ts';
import { CallFailure, sentenceOf } from '../../lib/failure.ts';
import classes from './Verify.module.css';
import { verifyClient } from './verify-client.ts';
import { kindMessage } from './words.ts';

type Known = ResultOf<typeof readIssuedDocument>;

/** What the scanned code alone tells: whose document it stands on, and that this is not enough. */
export function ScannedCode({ token, language }: { token: string; language: Language }) {
  const [known, setKnown] = useState<Known | { fault: unknown } | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    send(verifyClient.readIssuedDocument, { params: { token }, signal: leaving.signal }).then(
      ({ result }) => setKnown(result),
      (thrown: unknown) => {
        if (!leaving.signal.aborted) setKnown({ fault: thrown });
      },
    );
    return () => leaving.abort();
  }, [token]);
  if (!known) return null;
  if ('fault' in known)
    return (
      <p role="alert" className={classes.code} data-tone="bad">
        {known.fault instanceof CallFailure && known.fault.code === 'NO_DATA_FOUND'
          ? m.verify_code_unknown()
          : sentenceOf(known.fault)}
      </p>
    );
  const { lender, kind, day } = known;
  return (
    <div className={classes.code}>
      <p>{m.verify_code({ what: kindMessage(kind)(), lender, day: dayWords(day, language) })}</p>
      <p className={classes.quiet}>{m.verify_code_more()}</p>
    </div>
  );
}
