import { isApplicantMessage } from '@pramaan/contract/applicant-messages.ts';
import type { StoredBranding } from '@pramaan/contract/branding.ts';
import type { Language } from '@pramaan/contract/languages.ts';
import { limits } from '@pramaan/contract/limits.ts';
import { allowTry, giveTryBack } from '../../platform/attempts.ts';
import type { Database, Queryable } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import type { JobKind, Jobs } from '../../platform/jobs.ts';
import { sql } from '../../platform/sql.ts';
import type { Vault } from '../../platform/vault.ts';
import type { Email } from '../email/port.ts';
import type { Sms } from '../sms/port.ts';
import { type Delivery, deliveries, type Payload } from './delivery.ts';
import { letterHtml } from './letter-html.ts';
import { ownTextFor } from './own-texts.ts';
import { languageOf, type Rendered, render, type TemplateId, templates, type Values } from './templates.ts';

export const messageJob: JobKind<Delivery> = {
  name: 'message',
  retryLimit: 5,
  retryDelay: 5,
  expireInSeconds: 60,
};

/** The job looks after what the try at once did not deliver. */
const jobAfterSeconds = 3;
const day = 24 * 60 * 60_000;

export interface Outgoing {
  channel: 'sms' | 'email';
  to: string;
  template: TemplateId;
  language: Language;
  values: Values;
  /** Does all the work and sends nothing: for an address that nobody here has, so that time does not tell. */
  muted?: boolean;
}

/** A payload without its address. */
type Unaddressed = Payload extends infer P ? (P extends Payload ? Omit<P, 'to'> : never) : never;

/** `sent`: a gateway took it. `delivered`: the gateway says that it arrived. */
type MessageState = 'queued' | 'sent' | 'delivered' | 'failed';

interface OutboxDeps {
  db: Database;
  vault: Vault;
  jobs: Jobs;
  /** The connected gateways by name, in the manifest's order. */
  sms: ReadonlyMap<string, Sms>;
  email: Email;
  /** The site's host name, which a phone's browser compares with its own (WebOTP). */
  host: string;
  report: (error: unknown) => void;
}

/** Messages on their way: kept sealed in the database until a gateway has taken them. */
export function outbox(deps: OutboxDeps) {
  const { vault, jobs, host } = deps;
  const { deliver, deliverSoon, settled } = deliveries(deps);

  /** Counts a message of a lender to an address; false when either has had the day's (against pumping). */
  const withinCaps = async (trx: Queryable, lender: string, to: string, muted: boolean) => {
    // What is not sent costs the lender nothing.
    const ofLender = vault.lookup(muted ? 'muted messages of' : 'messages of', lender);
    if (!(await allowTry(trx, ofLender, limits.messagesPerLender, day))) return false;
    if (await allowTry(trx, vault.lookup('messages to', to), limits.messagesPerAddress, day)) return true;
    await giveTryBack(trx, ofLender);
    return false;
  };

  /** An e-mail looks like the lender's, and ends with whom to ask. An SMS is the registered text and no more. */
  const signedBy = async (trx: Queryable, lender: string, message: Rendered): Promise<Unaddressed> => {
    if (message.channel === 'sms') return message;
    const [row] = await trx.query<{ name: string; branding: StoredBranding }>(
      sql`select name, branding from lender where id = ${lender}`,
    );
    const { name = '', branding = {} } = row ?? {};
    const help = [branding.texts?.help ?? '', branding.texts?.grievance ?? ''].filter(Boolean);
    const { subject, text, letter } = message;
    return {
      channel: 'email',
      subject,
      text: help.length > 0 ? `${text}\n\n${help.join('\n')}` : text,
      html: letterHtml(subject, letter, { lender: name, branding, help }),
      withLogo: branding.logo !== undefined,
    };
  };

  return {
    /**
     * Puts a message into the outbox, in the caller's tenant transaction: it is sent when, and only when, that
     * commits; at once, and again by the job queue until a gateway takes it. Over the day's limits it is kept as
     * failed and not sent; the caller answers the same. Returns its id.
     */
    async queue(trx: Queryable, lender: string, message: Outgoing): Promise<string> {
      const { channel, template, language, values, muted = false } = message;
      if (templates[template].channel !== channel) throw new Error(`${template} is no text for ${channel}.`);
      const to = message.to.trim().toLowerCase();
      const id = newId();
      const own = isApplicantMessage(template) ? await ownTextFor(trx, template, language) : null;
      const rendered = await signedBy(trx, lender, render(template, language, { host, ...values }, own));
      const sealed = (await vault.of(lender, trx)).sealJson({ ...rendered, to }, `message ${id}`);
      const allowed = await withinCaps(trx, lender, to, muted);
      const goes = allowed && !muted;
      await trx.query(sql`
        insert into message (id, lender_id, channel, template, address_hash, payload, state, text_language, text_version)
        values (${id}, ${lender}, ${channel}, ${template}, ${vault.lookup('message address', to)},
          ${goes ? sealed : null}, ${goes ? 'queued' : 'failed'}, ${own?.language ?? languageOf(template, language)}, ${own?.version ?? 0})`);
      if (!allowed) return id;
      await jobs.send(trx, messageJob, { lender, message: id }, jobAfterSeconds);
      trx.afterCommit?.(() => deliverSoon({ lender, message: id }));
      return id;
    },

    /** How a message of the caller's lender stands; null when there is none. */
    async state(trx: Queryable, id: string): Promise<MessageState | null> {
      const [row] = await trx.query<{ state: MessageState }>(sql`select state from message where id = ${id}`);
      return row?.state ?? null;
    },

    /** The job: delivers what still waits. Throws when it must be tried again. */
    deliver,
    /** Waits for the deliveries that this process has begun. */
    settled,
  };
}

export type Outbox = ReturnType<typeof outbox>;
