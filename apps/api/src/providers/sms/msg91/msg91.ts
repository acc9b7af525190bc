import { answeredWith, isPlainText, ownCode, postToGateway, refusedWith } from '../gateway-call.ts';
import type { Sms } from '../port.ts';

interface Msg91Settings {
  url: string;
  key: string;
  /** The header this account sends under; null for the one that stands beside each text. */
  header: string | null;
}

/**
 * MSG91's SMS API, `POST /api/v2/sendsms`: the key in a header, route 4 (transactional), country 91, the registered text's
 * id as `DLT_TE_ID`. It answers `type` `success` or `error`, with a code.
 */
export function msg91({ url, key, header }: Msg91Settings): Sms {
  return {
    async send(message) {
      const reply = await postToGateway(`${url}/api/v2/sendsms`, {
        headers: { authkey: key, 'content-type': 'application/json' },
        body: JSON.stringify({
          sender: header ?? message.header,
          route: '4',
          country: '91',
          DLT_TE_ID: message.templateId,
          ...(isPlainText(message.text) ? {} : { unicode: '1' }),
          sms: [{ message: message.text, to: [message.to] }],
        }),
      });
      const answer = (await reply.json().catch(() => null)) as { type?: unknown; code?: unknown } | null;
      if (answer?.type === 'success') return;
      const code = ownCode(String(answer?.code ?? ''));
      throw reply.ok || code ? refusedWith(code) : answeredWith(reply.status);
    },
  };
}
