import * as z from 'zod/mini';
import { actions } from '../actions.ts';
import { call } from '../define.ts';
import { keyScopes } from '../managing.ts';
import { webhookEvents } from '../webhook-events.ts';
import { done, id, short } from './shapes.ts';

const ownersOnly = { may: 'settings', applicant: null } as const;

const some = <T extends readonly [string, ...string[]]>(known: T, what: string) =>
  z.array(z.enum(known, `Choose ${what} of the list.`), `Choose ${what} of the list.`).check(
    z.minLength(1, `Choose ${what}: one at least.`),
    z.maxLength(known.length, 'List each only once.'),
    z.refine((given) => new Set(given).size === given.length, 'List each only once.'),
  );

const keyLine = z.object({
  _id: z.string(),
  name: z.string(),
  /** The key's beginning: all that is kept in the clear. */
  shown: z.string(),
  scopes: z.array(z.string()),
  createdAt: z.string(),
  usedAt: z.nullable(z.string()),
  expiresAt: z.nullable(z.string()),
  state: z.enum(['active', 'expired', 'revoked']),
});

export const listApiKeys = call({
  method: 'GET',
  path: '/api-keys',
  title: 'List API keys',
  access: ownersOnly,
  result: z.array(keyLine),
});

/** `key` is shown here and never again; it goes as `Authorization: Bearer {key}`. */
export const createApiKey = call({
  method: 'POST',
  path: '/api-keys',
  title: 'Create an API key',
  access: ownersOnly,
  body: z.strictObject({
    name: short('what the key is for', 80),
    scopes: some(keyScopes, 'what the key may do'),
    /** Days from now; absent: until it is revoked. */
    days: z.optional(
      z
        .number('Enter whole days.')
        .check(
          z.int('Enter whole days.'),
          z.gte(1, 'Enter at least 1 day.'),
          z.lte(3650, 'Enter at most 3,650 days.'),
        ),
    ),
  }),
  result: z.object({ key: z.string(), made: keyLine }),
});

export const revokeApiKey = call({
  method: 'DELETE',
  path: '/api-keys/{key}',
  title: 'Revoke an API key',
  access: ownersOnly,
  params: z.strictObject({ key: id }),
  result: done,
  errors: ['NOT_FOUND'],
});

const hook = z.strictObject({ hook: id });
const url = z
  .string('Enter the address.')
  .check(
    z.trim(),
    z.maxLength(500, 'This address is too long.'),
    z.regex(/^https?:\/\/[^\s/?#@]\S*$/, 'Enter an address that begins with https://.'),
  );
const events = some(webhookEvents, 'what to tell');

const hookLine = z.object({
  _id: z.string(),
  url: z.string(),
  events: z.array(z.string()),
  active: z.boolean(),
  createdAt: z.string(),
  /** Of the last day. */
  delivered: z.number(),
  failed: z.number(),
  waiting: z.number(),
});

export const listWebhooks = call({
  method: 'GET',
  path: '/webhooks',
  title: 'List webhook endpoints',
  access: ownersOnly,
  result: z.array(hookLine),
});

/**
 * `secret` is shown here and never again. Each event is a POST as Standard Webhooks 1.0 writes it: `webhook-id`,
 * `webhook-timestamp`, `webhook-signature: v1,{base64 of HMAC-SHA256 over "id.timestamp.body"}`.
 */
export const addWebhook = call({
  method: 'POST',
  path: '/webhooks',
  title: 'Create a webhook endpoint',
  access: ownersOnly,
  body: z.strictObject({ url, events }),
  result: z.object({ secret: z.string(), made: hookLine }),
  errors: ['WEBHOOK_ADDRESS'],
});

export const changeWebhook = call({
  method: 'PUT',
  path: '/webhooks/{hook}',
  title: 'Update, pause or resume a webhook endpoint',
  access: ownersOnly,
  params: hook,
  body: z.strictObject({
    url: z.optional(url),
    events: z.optional(events),
    active: z.optional(z.boolean('Send true or false.')),
  }),
  result: hookLine,
  errors: ['NOT_FOUND', 'WEBHOOK_ADDRESS'],
});

export const removeWebhook = call({
  method: 'DELETE',
  path: '/webhooks/{hook}',
  title: 'Remove a webhook endpoint',
  access: ownersOnly,
  params: hook,
  result: done,
  errors: ['NOT_FOUND'],
});

/** Tells the address a `ping` now, whatever it asked for. */
export const pingWebhook = call({
  method: 'POST',
  path: '/webhooks/{hook}/ping',
  title: 'Send a test event',
  access: ownersOnly,
  params: hook,
  result: done,
  errors: ['NOT_FOUND'],
});

export const listDeliveries = call({
  method: 'GET',
  path: '/webhooks/{hook}/deliveries',
  title: 'List deliveries',
  access: ownersOnly,
  params: hook,
  query: z.strictObject({
    after: z.optional(z.string().check(z.maxLength(80, 'The page mark is invalid.'))),
  }),
  result: z.object({
    deliveries: z.array(
      z.object({
        _id: z.string(),
        event: z.string(),
        at: z.string(),
        state: z.enum(['waiting', 'delivered', 'failed']),
        tries: z.number(),
        /** What the address answered last; null: nothing yet. */
        status: z.nullable(z.number()),
        error: z.string(),
        triedAt: z.nullable(z.string()),
      }),
    ),
    next: z.nullable(z.string()),
  }),
  errors: ['NOT_FOUND'],
});

export const resendDelivery = call({
  method: 'POST',
  path: '/webhooks/{hook}/deliveries/{delivery}/redeliver',
  title: 'Redeliver an event',
  access: ownersOnly,
  params: z.strictObject({ hook: id, delivery: id }),
  result: done,
  errors: ['NOT_FOUND'],
});

/** An event in words. */
export const eventWords = (event: string): string =>
  Object.hasOwn(actions, event) ? actions[event as keyof typeof actions] : event;
