import { startedPerson } from '@pramaan/contract/calls/start-application.ts';
import { ApiError } from '@pramaan/contract/errors.ts';
import type { Language } from '@pramaan/contract/languages.ts';
import { accessScopeOf } from '@pramaan/contract/roles.ts';
import { masked } from '@pramaan/documents/masked.ts';
import { applicationsOf, mayStartAnother } from '../../case-file/applications.ts';
import { findBranch } from '../../case-file/branches.ts';
import { createApplicant } from '../../case-file/create.ts';
import { findProduct } from '../../case-file/loan-products.ts';
import { lenderName, readProfile } from '../../case-file/profile.ts';
import type { Http, Principal } from '../../http/context.ts';
import { allowTry } from '../../platform/attempts.ts';
import { type Actor, audit } from '../../platform/audit.ts';
import { isTaken, type Queryable } from '../../platform/database.ts';
import { sql } from '../../platform/sql.ts';
import type { Outbox } from '../../providers/messages/outbox.ts';
import { applyLinks } from './apply-links.ts';

interface Person {
  mobileNo: string;
  name?: string | undefined;
  email?: string | undefined;
  /** Code of the loan product. */
  product?: string | undefined;
  /** Code of the branch. */
  branch?: string | undefined;
}

/** One person of a batch, as it came. */
type TypedRow = { [K in keyof Person]: string | undefined } & { mobileNo: string };

interface Asked extends Person {
  language: Language;
  segment?: string | undefined;
  idempotencyKey?: string | undefined;
}

/** How a batch is taken. */
interface Batch {
  language: Language;
  dryRun: boolean;
  idempotencyKey?: string | undefined;
}

interface Started {
  _id: string;
  reference: string;
  state: 'ready' | 'started' | 'sent-again' | 'refused';
}

interface KnownRow {
  id: string;
  reference: string;
  mobile_hash: Uint8Array | null;
  assigned_to: string | null;
  referred_by: string | null;
  /** Started by this very request. */
  repeated: boolean;
}

const hour = 60 * 60_000;
/** An agent sends links to people they meet; staff with access to all applicants also import lists from another system. */
const startsPerHour = { agent: 500, lender: 20_000 };

/** May the caller see the application that a number already has? As `authorise` decides it for a request. */
function mayHave({ role, staff }: Principal, { assigned_to, referred_by }: KnownRow): boolean {
  const scope = accessScopeOf('start', role);
  if (scope === 'assigned') return assigned_to === null || assigned_to === staff;
  return scope === 'lender' || referred_by === staff;
}

/** Applications that staff start for a person: the person gets the link by SMS and goes on by themselves. */
export function startedApplications(http: Http, outbox: Outbox) {
  const { db, vault, clock } = http;
  const links = applyLinks(http);

  const known = async (trx: Queryable, mobile: string, key: string | null): Promise<KnownRow | undefined> => {
    const [row] = await trx.query<KnownRow>(sql`
      select id, reference, mobile_hash, assigned_to, referred_by,
        coalesce(started_with = ${key}, false) as repeated /* never null: repeated */
      from applicant
      where started_with = ${key} or (mobile_hash = ${vault.lookup('mobile', mobile)} and applies_with is null and followed_at is null)
      order by repeated desc limit 1`);
    return row;
  };

  /** Whether a person's newest application is finished, so that another may follow it. */
  const isOver = async (trx: Queryable, applicant: string): Promise<boolean> =>
    mayStartAnother(await applicationsOf(trx, applicant), clock.now());

  const invite = async (trx: Queryable, lender: string, asked: Asked, code: string) => {
    await outbox.queue(trx, lender, {
      channel: 'sms',
      to: asked.mobileNo,
      template: 'application-invite',
      language: asked.language,
      values: { lender: await lenderName(trx, lender), link: links.linkOf(code) },
    });
  };

  /** What starting for this number comes to, in the caller's transaction. Throws ALREADY_APPLIED, BAD_REQUEST. */
  const startIn = async (
    trx: Queryable,
    principal: Principal,
    asked: Asked,
    actor: Actor,
    code: string,
  ): Promise<Started> => {
    const { lender, staff } = principal;
    const key = asked.idempotencyKey ? `${staff} ${asked.idempotencyKey}` : null;
    if (asked.product) await findProduct(trx, asked.product);
    const branch = asked.branch ? await findBranch(trx, asked.branch) : undefined;
    const found = await known(trx, asked.mobileNo, key);
    if (found && !mayHave(principal, found)) throw new ApiError('ALREADY_APPLIED');
    const sealed = await vault.of(lender, trx);
    const follows = found && !found.repeated && (await isOver(trx, found.id)) ? found.id : undefined;
    if (found && !follows) {
      const { id: _id, reference, repeated } = found;
      if (repeated && !vault.lookup('mobile', asked.mobileNo).equals(found.mobile_hash ?? new Uint8Array()))
        throw new ApiError('BAD_REQUEST', 'This idempotency key was used for another number.');
      if (repeated) return { _id, reference, state: 'sent-again' };
      await invite(trx, lender, asked, code);
      await audit(trx, lender, actor, 'application.started', _id, { again: true });
      return { _id, reference, state: 'sent-again' };
    }
    const before = follows ? await readProfile(trx, sealed, follows) : undefined;
    const { _id, profile } = await createApplicant(trx, sealed, vault, {
      ...{ lender, mobile: asked.mobileNo, follows },
      name: asked.name || (before?.name ?? ''),
      email: asked.email || (before?.email ?? ''),
      ...(asked.product ? { product: asked.product } : {}),
      ...(asked.segment ? { segment: asked.segment } : {}),
      ...(branch ? { branch } : {}),
      ...(staff ? { referredBy: staff } : {}),
      ...(key ? { startedWith: key } : {}),
    });
    await invite(trx, lender, asked, code);
    await audit(trx, lender, actor, 'application.started', _id, follows ? { follows } : {});
    return { _id, reference: profile.reference, state: 'started' };
  };

  const countStarts = async ({ id, role }: Principal, rows: number) => {
    const key = vault.lookup('applications started by', id);
    const most = accessScopeOf('start', role) === 'lender' ? startsPerHour.lender : startsPerHour.agent;
    if (!(await allowTry(db, key, most, hour, rows)))
      throw new ApiError('TOO_MANY', 'You started many applications in the last hour. Try again in an hour.');
  };

  const codeOf = (principal: Principal, actor: Actor) =>
    db.tenant(principal.lender, (trx) => links.codeOf(trx, principal, actor));

  const start = async (principal: Principal, asked: Asked, actor: Actor, code: string) => {
    const once = () => db.tenant(principal.lender, (trx) => startIn(trx, principal, asked, actor, code));
    // Two at the same time: the second finds what the first has started.
    return once().catch((error: unknown) => {
      const isFollowed = error instanceof ApiError && error.code === 'APPLICATION_OPEN';
      if (isTaken(error) || isFollowed) return once();
      throw error;
    });
  };

  /** What a row would come to. */
  const look = async (principal: Principal, asked: Asked): Promise<Started> => {
    const found = await db.tenant(principal.lender, async (trx) => {
      if (asked.product) await findProduct(trx, asked.product);
      if (asked.branch) await findBranch(trx, asked.branch);
      const one = await known(trx, asked.mobileNo, null);
      if (one && !mayHave(principal, one)) throw new ApiError('ALREADY_APPLIED');
      // A finished one is followed by another.
      return one && !(await isOver(trx, one.id)) ? one : undefined;
    });
    return { _id: found?.id ?? '', reference: found?.reference ?? '', state: 'ready' };
  };

  const oneOfMany = async (
    typed: TypedRow,
    { language, idempotencyKey }: Batch,
    startOrLook: (asked: Asked) => Promise<Started>,
  ): Promise<Started & { fault: string }> => {
    const read = startedPerson.safeParse({
      ...typed,
      product: typed.product || undefined,
      branch: typed.branch || undefined,
    });
    if (!read.success) throw new ApiError('BAD_REQUEST', read.error.issues[0]?.message);
    // By number: a row of a batch is known again wherever it stands.
    const key = idempotencyKey ? { idempotencyKey: `${idempotencyKey} ${read.data.mobileNo}` } : {};
    const asked = { ...read.data, language, ...key };
    return { ...(await startOrLook(asked)), fault: '' };
  };

  return {
    async one(principal: Principal, asked: Asked, actor: Actor) {
      await countStarts(principal, 1);
      const code = await codeOf(principal, actor);
      const { _id, reference, state } = await start(principal, asked, actor, code);
      const sentTo = masked(asked.mobileNo);
      return { _id, reference, sentTo, isNew: state === 'started', ...(await links.pageOf(code)) };
    },

    /** Row by row: a number that comes twice is started once, and a refused row stops no other. */
    async many(principal: Principal, { rows, ...how }: Batch & { rows: TypedRow[] }, actor: Actor) {
      if (!how.dryRun) await countStarts(principal, rows.length);
      const code = how.dryRun ? '' : await codeOf(principal, actor);
      const startOrLook = (asked: Asked) =>
        how.dryRun ? look(principal, asked) : start(principal, asked, actor, code);
      const lines: (Started & { row: number; fault: string })[] = [];
      for (const [index, typed] of rows.entries()) {
        const line = await oneOfMany(typed, how, startOrLook).catch((error: unknown) => {
          if (!(error instanceof ApiError)) throw error;
          return { _id: '', reference: '', state: 'refused' as const, fault: error.message };
        });
        lines.push({ row: index + 1, ...line });
      }
      const of = (state: string) => lines.filter((line) => line.state === state).length;
      return { rows: lines, started: of('started'), refused: of('refused') };
    },
  };
}
