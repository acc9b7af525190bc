import type { Role } from '@pramaan/contract/roles.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Actor, Caller } from '../platform/audit.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import type { Vault } from '../platform/vault.ts';
import type { ReadSession } from './session-state.ts';
import type { Tokens } from './tokens.ts';

/** What the HTTP side needs of the process; made once in app.ts. */
export interface Http {
  fastify: FastifyInstance;
  config: Config;
  db: Database;
  vault: Vault;
  clock: Clock;
  tokens: Tokens;
  readSession: ReadSession;
}

/** Who is calling, as the row of the session or of the API key says. */
export interface Principal {
  /** The session's id; a key's own. */
  session: string;
  lender: string;
  role: Role;
  staff: string | null;
  applicant: string | null;
  /** The staff, applicant or key id: the actor. */
  id: string;
  /** The applicant whom the call is about, as access decided it; null for a call about nobody. */
  about: string | null;
  expiresAt: Date;
  maySetPassword: boolean;
  /** Good for the person's own account alone: a second factor is wanted, and was not given. */
  ownOnly: boolean;
}

/** A file of a multipart call, whole in memory and within the size limit. */
export interface SentFile {
  field: string;
  name: string;
  mediaType: string;
  bytes: Buffer;
}

/** What a handler knows of the request besides its checked input. */
export interface CallContext {
  principal: Principal | null;
  actor: Actor & { caller: Caller };
  files: readonly SentFile[];
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Whose file a call is about. Throws for a call whose access names no applicant. */
export function whose(context: CallContext): { lender: string; applicant: string } {
  const { lender, about } = who(context);
  if (!about) throw new Error('This call is about no applicant: declare its access.');
  return { lender, applicant: about };
}

/** The principal of a call whose access demands one. */
export function who(context: CallContext): Principal {
  if (!context.principal) throw new Error('A public call has no principal: declare its access.');
  return context.principal;
}

/** Who acts, for the audit log. */
export function actorKindOf(principal: Pick<Principal, 'staff' | 'applicant'> | null): Actor['kind'] {
  if (!principal) return 'link';
  if (principal.staff) return 'staff';
  return principal.applicant ? 'applicant' : 'key';
}

/** The person themselves sees their own records whole; a lender's people and programs see numbers masked (product §4). */
export const seesMasked = ({ applicant }: Principal): boolean => applicant === null;
