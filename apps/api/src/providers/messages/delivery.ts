import { setTimeout as sleep } from 'node:timers/promises';
import { limits } from '@pramaan/contract/limits.ts';
import type { Database } from '../../platform/database.ts';
import { sql } from '../../platform/sql.ts';
import type { Vault } from '../../platform/vault.ts';
import type { Email, EmailMessage } from '../email/port.ts';
import { vendorsInUse } from '../lenders-vendors.ts';
import { sendInOrder, type Taken } from '../sms/in-order.ts';
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

/** A message as it waits, sealed. The logo is read when it is sent: it is the same for every e-mail of a lender. */
export type Payload =
  | ({ channel: 'sms' } & SmsMessage)
  | ({ channel: 'email'; withLogo: boolean } & Omit<EmailMessage, 'logo'>);

interface Deps {
  db: Database;
  vault: Vault;
  /** The connected gateways by name, in the manifest's order. */
  sms: ReadonlyMap<string, Sms>;
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
        returning payload, template, tries, (extract(epoch from claimed_until - created_at) * 1000)::float8 - ${claimSeconds * 1000} as age /* never null: payload, age */`);
      if (claimed) return claimed;
      const [row] = await trx.query<{ state: string }>(sql`select state from message where id = ${message}`);
      return row?.state === 'queued' ? 'being sent' : 'done';
    });

  /** Writes down how a try ended; a try whose claim has passed to another writes nothing. */
  const settle = (
    { lender, message }: Delivery,
    tries: number,
    state: 'queued' | 'sent' | 'failed',
    by: Taken | null = null,
  ) =>
    db.tenant(lender, (trx) =>
      trx.query(sql`
        update message set state = ${state}, claimed_until = null,
          payload = case when ${state} = 'queued' then payload end,
          sent_at = case when ${state} = 'sent' then now() end,
          gateway = ${by?.gateway ?? null}, outside_id = ${by?.outsideId ?? null}
        where id = ${message} and state = 'queued' and tries = ${tries}`),
    );

  /** By the gateways of the lender's choice. */
  const sendSms = async (lender: string, message: SmsMessage): Promise<Taken> => {
    const names = await db.tenant(lender, (trx) => vendorsInUse(trx, 'sms', [...sms.keys()]));
    const gateways = names.flatMap((name) => {
      const gateway = sms.get(name);
      return gateway ? [[name, gateway] as const] : [];
    });
    return sendInOrder(gateways, message);
  };

  const logoOf = async (lender: string): Promise<Uint8Array | null> => {
    const [row] = await db.tenant(lender, (trx) =>
      trx.query<{ png: Uint8Array }>(sql`select png from lender_logo where lender_id = ${lender}`),
    );
    return row?.png ?? null;
  };

  const begin = async (lender: string, message: Payload): Promise<Taken | null> => {
    if (message.channel === 'sms') return sendSms(lender, message);
    const { to, subject, text, html, withLogo } = message;
    await email.send({ to, subject, text, html, logo: withLogo ? await logoOf(lender) : null });
    return null;
  };

  const send = async (sending: Promise<Taken | null>): Promise<Taken | null> => {
    const ended = new AbortController();
    const late = sleep(patience, undefined, { signal: ended.signal, ref: false }).then(() => {
      throw new Error('The gateway did not answer in time.');
    });
    try {
      return await Promise.race([sending, late]);
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
    let by: Taken | null;
    try {
      const sealed = await vault.of(delivery.lender, db);
      by = await send(
        begin(delivery.lender, sealed.openJson<Payload>(payload, `message ${delivery.message}`)),
      );
    } catch (error) {
      await settle(delivery, tries, last ? 'failed' : 'queued');
      throw error;
    }
    await settle(delivery, tries, 'sent', by);
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
