import type { verifyIssuedDocument } from '@pramaan/contract/calls/issued-documents.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { limits } from '@pramaan/contract/limits.ts';
import { m } from '@pramaan/messages';
import { useState } from 'react';
import { send } from '../../lib/client.ts';
import { sentenceOf } from '../../lib/failure.ts';
import { verifyClient } from './verify-client.ts';

export type Checked = ResultOf<typeof verifyIssuedDocument>;

/** How far the check of a chosen file is. */
export type Check =
  | { at: 'waiting' }
  | { at: 'busy'; name: string }
  | { at: 'told'; name: string; checked: Checked }
  | { at: 'failed'; name: string; sentence: string };

/** Sends one file after the other; what an earlier one became is not shown when a later one was chosen. */
export function useCheck(token: string | undefined) {
  const [check, setCheck] = useState<Check>({ at: 'waiting' });
  const look = async (file: File) => {
    const { name } = file;
    if (file.size > limits.file) {
      setCheck({ at: 'failed', name, sentence: m.verify_too_large() });
      return;
    }
    const busy: Check = { at: 'busy', name };
    setCheck(busy);
    const ended = (next: Check) => setCheck((now) => (now === busy ? next : now));
    try {
      const { result } = await send(verifyClient.verifyIssuedDocument, {
        files: { file },
        body: token ? { token } : {},
      });
      ended({ at: 'told', name, checked: result });
    } catch (thrown) {
      ended({ at: 'failed', name, sentence: sentenceOf(thrown) });
    }
  };
  return { check, look };
}
