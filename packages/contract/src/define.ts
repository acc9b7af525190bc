import * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';
import type { Permission } from './roles.ts';

export { address } from './address.ts';

/**
 * Who may make a call. `public`: anyone. `signed-in`: any live session. `staff`: any live session of a lender's
 * person. Otherwise a permission, and where the request names the applicant it is about (null: no one applicant): by
 * id, by customer id, or by the address of one of their files. `unnamed`: whose a request is that names nobody: the
 * applicant's own who makes it (`self`), any live session's (`anyone`), or the applicant's own and, of people who have the
 * permission, about nobody (`self-or-nobody`).
 */
export type Access =
  | 'public'
  | 'signed-in'
  | 'staff'
  /** A session that a reset code opened. It opens nothing else of the lender's. */
  | 'reset'
  | {
      may: Permission;
      applicant: `params.${string}` | `body.${string}` | `query.${string}` | null;
      unnamed?: 'self' | 'anyone' | 'self-or-nobody';
    };

type AnySchema = z.ZodMiniType;
export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

interface CallInput<
  P extends AnySchema,
  Q extends AnySchema,
  B extends AnySchema,
  R extends AnySchema,
  X extends AnySchema,
> {
  method: HttpMethod;
  /** Under its base, with `{name}` for path members: `/applicants/{id}`. */
  path: string;
  /** `api`: the node base `/api`; `kyc`: the e-KYC base `/kyc` (architecture, "Bases"). */
  base?: 'api' | 'kyc';
  /** One line for the API reader. */
  title: string;
  access: Access;
  params?: P;
  query?: Q;
  body?: B;
  /** A multipart call: the names of its files. Text members are still checked by `body`. */
  files?: readonly string[];
  /** Its body may come as a web form too (`application/x-www-form-urlencoded`). */
  form?: boolean;
  /** The `result` member of the reply; members not named never leave. */
  result: R;
  /** Members beside `result`: the co-applicant list of a login. */
  extras?: X;
  errors?: readonly ErrorCode[];
}

const nothing = z.strictObject({});
type Nothing = typeof nothing;

/** Declares a call. Everything that speaks it, server, client and API reader, uses this value. */
export function call<
  P extends AnySchema = Nothing,
  Q extends AnySchema = Nothing,
  B extends AnySchema = Nothing,
  R extends AnySchema = Nothing,
  X extends AnySchema = Nothing,
>(input: CallInput<P, Q, B, R, X>) {
  return {
    base: 'api' as const,
    files: [] as readonly string[],
    form: false,
    errors: [] as readonly ErrorCode[],
    ...input,
    params: (input.params ?? nothing) as P,
    query: (input.query ?? nothing) as Q,
    body: (input.body ?? nothing) as B,
    extras: (input.extras ?? z.object({})) as X,
  };
}

/** A call, whatever its schemas. */
export interface Call {
  method: HttpMethod;
  path: string;
  base: 'api' | 'kyc';
  title: string;
  access: Access;
  params: AnySchema;
  query: AnySchema;
  body: AnySchema;
  files: readonly string[];
  form: boolean;
  result: AnySchema;
  extras: AnySchema;
  errors: readonly ErrorCode[];
}

/** What a handler receives, checked. */
export interface InputOf<C extends Call> {
  params: z.output<C['params']>;
  query: z.output<C['query']>;
  body: z.output<C['body']>;
}

/** What a client sends. */
export type SentOf<C extends Call> = {
  [K in 'params' | 'query' | 'body' as Record<string, never> extends z.input<C[K]> ? never : K]: z.input<
    C[K]
  >;
} & { [K in 'params' | 'query' | 'body']?: z.input<C[K]> };

export type ResultOf<C extends Call> = z.output<C['result']>;
export type ExtrasOf<C extends Call> = z.output<C['extras']>;

/** The reply envelope of every call (product §2). */
export interface Envelope<R = unknown> {
  success: boolean;
  message: string;
  result?: R;
  /** On failure: a code of the catalogue, and what is wrong where. */
  code?: ErrorCode;
  fields?: { path: string; message: string }[];
}
