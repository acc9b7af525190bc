import { setTimeout as sleep } from 'node:timers/promises';
import { limits } from '@pramaan/contract/limits.ts';
import type { Database } from '../../platform/database.ts';
import { sql } from '../../platform/sql.ts';
import type { Vault } from '../../platform/vault.ts';
import type { Email, EmailMessage } from '../email/port.ts';
import type { Sms, SmsMessage } from '../sms/port.ts';
import { carriesCode, type TemplateId } from './templates.ts';

/** A message to deliver. A job holds ids alone, no personal data. */
export interface Delivery {
  lender: string;
  message: string;
}

interface Claimed {
  payload: Uint8Array;
  template: TemplateId;
  tries: number;
  /** How long it has waited, in milliseconds. */
  age: number;
}

type Payload = ({ channel: 'sms' } & SmsMessage) | ({ channel: 'email' } & EmailMessage);

interface Deps {
  db: Database;
  vault: Vault;
  sms: Sms;
  email: Email;
  report: (error: unknown) => void;
}

/** Longer than any gateway is waited for: after it, whoever claimed the message is taken as dead. */
const claimSeconds = 60;
const patience = 30_000;

/** Delivers messages of the outbox: of many processes that try one message at once, one sends it. */
export function deliveries({ db, vault, sms, email, report }: Deps) {
  const running = new Set<Promise<void>>();

  const claim = ({ lender, message }: Delivery) =>
    db.tenant(lender, async (trx) => {
      const [claimed] = await trx.query<Claimed>(sql`
        update message set tries = tries + 1, claimed_until = now() + ${claimSeconds} * interval '1 second'
        where id = ${message} and state = 'queued' and (claimed_until is null or claimed_until < now())
        returning payload, template, tries, (extract(epoch from now() - created_at) * 1000)::float8 as age /* never null: payload, age */`);
      if (claimed) return claimed;
      const [row] = await trx.query<{ state: string }>(sql`select state from message where id = ${message}`);
      return row?.state === 'queued' ? 'being sent' : 'done';
    });

  /** Writes down how a try ended; a try whose claim has passed to another writes nothing. */
  const settle = ({ lender, message }: Delivery, tries: number, state: 'queued' | 'sent' | 'failed') =>
    db.tenant(lender, (trx) =>
      trx.query(sql`
        update message set state = ${state}, claimed_until = null,
          payload = case when ${state} = 'queued' then payload end,
          sent_at = case when ${state} = 'sent' then now() end
        where id = ${message} and state = 'queued' and tries = ${tries}`),
    );

  const send = async (message: Payload): Promise<void> => {
    const ended = new AbortController();
    const late = sleep(patience, undefined, { signal: ended.signal, ref: false }).then(() => {
      throw new Error('The gateway did not answer in time.');
    });
    try {
      await Promise.race([message.channel === 'sms' ? sms.send(message) : email.send(message), late]);
    } finally {
      ended.abort();
      late.catch(() => undefined);
    }
  };

  /** Sends a message unless it is sent. Throws, naming no personal data, when it must be tried again. */
  const deliver = async (delivery: Delivery, { last }: { last: boolean }): Promise<void> => {
    const claimed = await claim(delivery);
    if (claimed === 'done') return;
    if (claimed === 'being sent') throw new Error('The message is being sent by another try.');
    const { payload, template, tries, age } = claimed;
    if (carriesCode(template) && age > limits.otpLife) {
      await settle(delivery, tries, 'failed');
      return;
    }
    try {
      const sealed = await vault.of(delivery.lender, db);
      await send(sealed.openJson<Payload>(payload, `message ${delivery.message}`));
    } catch (error) {
      await settle(delivery, tries, last ? 'failed' : 'queued');
      throw error;
    }
    await settle(delivery, tries, 'sent');
  };

  return {
    deliver,
    /** Tries once, when the request at hand has been answered; a failure is the job's to mend. */
    deliverSoon(delivery: Delivery): void {
      const one = new Promise<void>((resolve) => setImmediate(resolve))
        .then(() => deliver(delivery, { last: false }))
        .catch(report)
        .finally(() => running.delete(one));
      running.add(one);
    },
    settled: async () => {
      await Promise.all(running);
    },
  };
}
