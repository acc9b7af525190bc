import { isPlainSms } from '@pramaan/contract/sms-parts.ts';
import { answeredWith, ownCode, postToGateway, refusedWith } from '../gateway-call.ts';
import type { Sms } from '../port.ts';
import { gupshupReceipts } from './receipts.ts';

interface GupshupSettings {
  url: string;
  user: string;
  password: string;
  /** The sender's id as a registered principal entity. */
  entity: string;
  /** The header this account sends under; null for the one that stands beside each text. */
  header: string | null;
  /** The secret of our callback address; null: receipts are not taken. */
  receiptSecret: string | null;
}

interface GupshupReply {
  response?: { id?: unknown; status?: unknown };
}

/** Gupshup's enterprise SMS API. The credentials go in the body: addresses are written to logs. */
export function gupshup(settings: GupshupSettings): Sms {
  const { url, user, password, entity, header, receiptSecret } = settings;
  return {
    vendor: 'gupshup',
    receipts: receiptSecret === null ? null : gupshupReceipts(receiptSecret),
    async send(message) {
      const reply = await postToGateway(`${url}/GatewayAPI/rest`, {
        body: new URLSearchParams({
          method: 'SendMessage',
          send_to: `91${message.to}`,
          msg: message.text,
          msg_type: isPlainSms(message.text) ? 'TEXT' : 'Unicode_text',
          userid: user,
          password,
          auth_scheme: 'plain',
          v: '1.1',
          format: 'json',
          mask: header ?? message.header,
          principalEntityId: entity,
          dltTemplateId: message.templateId,
        }),
      });
      const text = await reply.text().catch(() => '');
      if (!reply.ok) throw answeredWith(reply.status);
      const { id, status } = read(text);
      const named = typeof id === 'string' ? id : '';
      if (status !== 'success') throw refusedWith(ownCode(named));
      return named;
    },
  };
}

function read(text: string): { id?: unknown; status?: unknown } {
  try {
    return (JSON.parse(text) as GupshupReply | null)?.response ?? {};
  } catch {
    throw new Error('The SMS gateway sent an unreadable answer.');
  }
}
