import { isPlainSms } from '@pramaan/contract/sms-parts.ts';
import { answeredWith, ownCode, postToGateway, refusedWith } from '../gateway-call.ts';
import type { Sms } from '../port.ts';
import { msg91Receipts } from './receipts.ts';

interface Msg91Settings {
  url: string;
  key: string;
  /** The header this account sends under; null for the one that stands beside each text. */
  header: string | null;
  /** The secret of our callback address; null: receipts are not taken. */
  receiptSecret: string | null;
}

interface Msg91Reply {
  type?: unknown;
  code?: unknown;
  message?: unknown;
}

/**
 * MSG91's SMS API, `POST /api/v2/sendsms`: the key in a header, route 4 (transactional), country 91, the registered text's
 * id as `DLT_TE_ID`. It answers `type` `success` with its id of the request as `message`, or `error` with a code.
 */
export function msg91({ url, key, header, receiptSecret }: Msg91Settings): Sms {
  return {
    vendor: 'msg91',
    receipts: receiptSecret === null ? null : msg91Receipts(receiptSecret),
    async send(message) {
      const reply = await postToGateway(`${url}/api/v2/sendsms`, {
        headers: { authkey: key, 'content-type': 'application/json' },
        body: JSON.stringify({
          sender: header ?? message.header,
          route: '4',
          country: '91',
          DLT_TE_ID: message.templateId,
          ...(isPlainSms(message.text) ? {} : { unicode: '1' }),
          sms: [{ message: message.text, to: [message.to] }],
        }),
      });
      const answer = (await reply.json().catch(() => null)) as Msg91Reply | null;
      if (answer?.type === 'success') return typeof answer.message === 'string' ? answer.message : '';
      const code = ownCode(String(answer?.code ?? ''));
      throw reply.ok || code ? refusedWith(code) : answeredWith(reply.status);
    },
  };
}
