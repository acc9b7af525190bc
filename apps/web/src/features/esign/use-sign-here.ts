import { messages } from '@pramaan/contract/messages.ts';
import { m } from '@pramaan/messages';
import { useState } from 'react';
import { send } from '../../lib/client.ts';
import { CallFailure, sentenceOf } from '../../lib/failure.ts';
import { esignClient } from './esign-client.ts';
import { useErrorMessage } from './trouble.ts';

export interface Typed {
  uid: string;
  name: string;
  otp: string;
}
export type Faults = Partial<Record<keyof Typed, string>>;

/** What an answer says is wrong with one field; the server names it by its path. */
function faultsIn(thrown: unknown, why: (code: string, sentence: string) => string): Faults {
  if (!(thrown instanceof CallFailure)) return {};
  const found = thrown.fields?.map(({ path, message }) => [path.split('.').at(-1) ?? '', message]) ?? [];
  if (thrown.code === 'ESIGN_CODE_WRONG') return { otp: why(thrown.code, thrown.message) };
  return Object.fromEntries(found.filter(([name]) => name === 'uid' || name === 'name' || name === 'otp'));
}

/** The two steps of C §4: a code is sent, and only then can the agreement be signed with it. */
export function useSignHere(url: string, onSigned: (link: string) => Promise<unknown>) {
  const why = useErrorMessage();
  const [sent, setSent] = useState(false);
  const [busy, setBusy] = useState<'asking' | 'signing' | null>(null);
  const [faults, setFaults] = useState<Faults>({});
  const [failure, setFailure] = useState<string | null>(null);

  const attempt = async (what: 'asking' | 'signing', work: () => Promise<unknown>) => {
    setBusy(what);
    setFaults({});
    setFailure(null);
    try {
      await work();
    } catch (thrown) {
      const found = faultsIn(thrown, why);
      setFaults(found);
      if (Object.keys(found).length === 0)
        setFailure(
          thrown instanceof CallFailure && thrown.code.startsWith('ESIGN_')
            ? why(thrown.code, thrown.message)
            : sentenceOf(thrown),
        );
      // The code is gone: whoever goes on typing it would only be told so again.
      if (
        thrown instanceof CallFailure &&
        thrown.code !== 'ESIGN_CODE_WRONG' &&
        thrown.code !== 'BAD_REQUEST'
      )
        setSent(false);
    }
    setBusy(null);
  };
  const blanks = ({ uid, name, otp }: Typed, needed: readonly (keyof Typed)[]): Faults => {
    const all = {
      uid: uid.trim() ? '' : m.esign_number_blank(),
      name: name.trim() ? '' : m.esign_name_blank(),
      otp: otp.trim() ? '' : m.esign_otp_blank(),
    };
    return Object.fromEntries(needed.flatMap((field) => (all[field] ? [[field, all[field]]] : [])));
  };

  return {
    sent,
    busy,
    faults,
    failure,
    async getCode(typed: Typed): Promise<void> {
      const missing = blanks(typed, ['uid']);
      setFaults(missing);
      if (Object.keys(missing).length > 0) return;
      await attempt('asking', async () => {
        const { result } = await send(esignClient.signWithAadhaar, {
          body: { request: 'otp', essentials: { uid: typed.uid } },
        });
        setSent(result.result.sent === true);
      });
    },
    async sign(typed: Typed): Promise<void> {
      const missing = blanks(typed, ['uid', 'name', 'otp']);
      setFaults(missing);
      if (Object.keys(missing).length > 0) return;
      await attempt('signing', async () => {
        const { uid, name, otp } = typed;
        const essentials = { uid, name: name.trim(), otp: otp.trim(), url, reason: messages.esignReason };
        const { result } = await send(esignClient.signWithAadhaar, { body: { request: 'sign', essentials } });
        setSent(false);
        await onSigned(result.result.result ?? '');
      });
    },
  };
}
