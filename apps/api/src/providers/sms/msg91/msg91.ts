import type { Sms } from '../port.ts';

interface Msg91Settings {
  url: string;
  key: string;
  /** The header this account sends under; null for the one that stands beside each text. */
  header: string | null;
}

const patience = 10_000;
/** What a phone shows without Unicode. */
const plain = /^[\x20-\x7e\n]*$/;

/**
 * MSG91's SMS API, `POST /api/v2/sendsms`: the key in a header, route 4 (transactional), country 91, the registered text's
 * id as `DLT_TE_ID`. It answers `type` `success` or `error`, with a code.
 */
export function msg91({ url, key, header }: Msg91Settings): Sms {
  return {
    async send(message) {
      const reply = await fetch(`${url}/api/v2/sendsms`, {
        method: 'POST',
        headers: { authkey: key, 'content-type': 'application/json' },
        body: JSON.stringify({
          sender: header ?? message.header,
          route: '4',
          country: '91',
          DLT_TE_ID: message.templateId,
          ...(plain.test(message.text) ? {} : { unicode: '1' }),
          sms: [{ message: message.text, to: [message.to] }],
        }),
        signal: AbortSignal.timeout(patience),
        redirect: 'error',
      }).catch((error: Error) => {
        throw new Error(`The SMS gateway did not answer (${error.name}).`);
      });
      const answer = (await reply.json().catch(() => null)) as { type?: unknown; code?: unknown } | null;
      // Its sentence may repeat the number: only its own code goes on.
      if (answer?.type === 'success') return;
      const code = /^\d{1,4}$/.test(String(answer?.code ?? '')) ? ` (error ${answer?.code})` : '';
      throw new Error(
        reply.ok || code
          ? `The SMS gateway refused the message${code}.`
          : `The SMS gateway answered HTTP ${reply.status}.`,
      );
    },
  };
}
