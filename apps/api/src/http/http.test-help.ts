import cookies from '@fastify/cookie';
import multipart from '@fastify/multipart';
import type { Call } from '@pramaan/contract/define.ts';
import { limits } from '@pramaan/contract/limits.ts';
import Fastify from 'fastify';
import { readConfig } from '../config.ts';
import type { Database, Transactions } from '../platform/database.ts';
import type { Statement } from '../platform/sql.ts';
import type { Vault } from '../platform/vault.ts';
import type { CallContext, Http } from './context.ts';
import { answerError } from './errors.ts';
import { serve } from './serve.ts';
import type { SessionState } from './session-state.ts';
import { hashSecret, tokensOf } from './tokens.ts';
import { takeForms } from './web-form.ts';

export const lender = '0190f000-0000-7000-8000-0000000000aa';
export const otherLender = '0190f000-0000-7000-8000-0000000000bb';
export const session = '0190f000-0000-7000-8000-000000000001';
export const staff = '0190f000-0000-7000-8000-000000000002';
export const applicant = '0190f000-0000-7000-8000-000000000011';
export const now = new Date('2026-08-15T05:00:00.000Z');
export const cookie = 'the secret of a cookie';
export const before = (milliseconds: number) => new Date(now.valueOf() - milliseconds);

/** A manager's session that was used just now, and an applicant of the same lender. */
export const standingOf = (more: Partial<SessionState> = {}): SessionState => ({
  ...{ asked: 1, session, lender_id: lender, staff_id: staff, applicant_id: null, role: 3 },
  ...{ expires_at: new Date('2026-08-15T12:00:00.000Z'), seen_at: now, may_set_password: false },
  ...{ own_only: false, applicant_lender: lender, assigned_to: null, referred_by: null },
  ...more,
});

/** What a statement with this part in its text answers. */
type Rows = Readonly<Record<string, readonly object[] | ((values: readonly unknown[]) => readonly object[])>>;

interface Ran extends Statement {
  /** The lender in whose transaction it ran; null: outside. */
  as: string | null;
}

/**
 * A database that knows the rows of some statements by a part of their text, and hears all. It stands for the border to
 * PostgreSQL: what the statements themselves do is proved where there is one.
 */
export function databaseWith(rows: Rows = {}) {
  const ran: Ran[] = [];
  const queryAs =
    (as: string | null) =>
    async <R extends object>(statement: Statement): Promise<R[]> => {
      ran.push({ ...statement, as });
      const found = Object.entries(rows).find(([part]) => statement.text.includes(part))?.[1] ?? [];
      return [...(typeof found === 'function' ? found(statement.values) : found)] as R[];
    };
  const transactions: Transactions = {
    query: queryAs(null),
    tenant: (as, work) => work({ query: queryAs(as) }),
    transaction: (work) => work({ query: queryAs(null) }),
  };
  const db: Database = {
    ...transactions,
    kind: 'pglite',
    background: transactions,
    script: async () => [],
    close: async () => undefined,
  };
  return { db, ran };
}

export interface Door {
  sessionState?: SessionState | undefined;
  rows?: Rows;
  env?: Record<string, string>;
}

/** What `serve` needs of a process, as `makeServer` builds it but without its pages: no world, no database. */
export async function doorway({ sessionState, rows, env = {} }: Door = {}) {
  const config = readConfig(env);
  const logged: { level: number; msg: string; err?: object }[] = [];
  const stream = { write: (line: string) => void logged.push(JSON.parse(line)) };
  const fastify = Fastify({ logger: { level: 'error', stream }, bodyLimit: limits.jsonBody });
  await fastify.register(cookies);
  await fastify.register(multipart, { limits: { fileSize: limits.file } });
  fastify.setErrorHandler(answerError);
  takeForms(fastify);
  fastify.addContentTypeParser(/^image\/png/, { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  const { db, ran } = databaseWith(rows);
  const tokens = tokensOf(Buffer.alloc(32, 7));
  const asked: { session: string; cookieHash: Buffer; applicant: string | null }[] = [];
  const http: Http = {
    ...{ fastify, config, db, tokens, clock: { now: () => now } },
    vault: {} as Vault,
    readSession: async (question) => {
      asked.push(question);
      return question.cookieHash.equals(hashSecret(cookie)) ? sessionState : undefined;
    },
  };
  return { http, fastify, logged, ran, asked, tokens };
}
type Doorway = Awaited<ReturnType<typeof doorway>>;

/** Serves a made-up call whose handler answers with what it was given to know. */
export function serveAndObserve(door: Doorway, call: Call): CallContext[] {
  const heard: CallContext[] = [];
  serve(door.http, call, async (_, context) => {
    heard.push(context);
    return { result: {} as never };
  });
  return heard;
}

/** What a page of ours sends with each request. */
export async function pageHeaders({ tokens }: Doorway): Promise<Record<string, string>> {
  return {
    token: await tokens.issue(session, 3, new Date('2026-08-15T12:00:00.000Z')),
    cookie: `session=${encodeURIComponent(cookie)}`,
    'x-xsrf-token': tokens.forgeryToken(session),
  };
}
