import type * as calls from '@pramaan/contract/calls/integrations.ts';
import type { Reference } from './entry.ts';

const keys = {
  _id: 'Id of the API key (UUID).',
  name: 'What the key is for.',
  key: 'Id of the API key (UUID).',
  state: 'active, expired or revoked.',
  made: 'The new API key.',
};
const hooks = {
  _id: 'Id of the webhook endpoint (UUID).',
  url: 'URL of the endpoint.',
  events: 'Events to send.',
  active: 'false: the endpoint is paused.',
  delivered: 'Deliveries of the last 24 hours that succeeded.',
  failed: 'Deliveries of the last 24 hours that failed.',
  waiting: 'Deliveries of the last 24 hours that are pending.',
  made: 'The new webhook endpoint.',
  hook: 'Id of the webhook endpoint (UUID).',
};

export const programs: Reference<typeof calls> = {
  listApiKeys: {
    description: 'Lists the lender’s API keys. Only the beginning of each key is shown.',
    fields: keys,
  },
  createApiKey: {
    description:
      'Creates an API key with the scopes you choose. The key is returned once, in `key`; send it as `Authorization: Bearer {key}`.',
    fields: {
      ...keys,
      key: 'The API key. It is not shown again.',
      scopes: 'What the key may do: see, list, verify, edit, share, consentLink, handOver.',
      days: 'Validity in days: 1 to 3,650. Left out: valid until it is revoked.',
    },
  },
  revokeApiKey: { description: 'Revokes an API key. It stops working immediately.', fields: keys },
  listWebhooks: { description: 'Lists the lender’s webhook endpoints.', fields: hooks },
  addWebhook: {
    description:
      'Creates a webhook endpoint. We send signed events to it and retry until it responds with a 2xx status. The signing secret is returned once. Each event is a `POST` as in Standard Webhooks 1.0, with `webhook-id`, `webhook-timestamp` and `webhook-signature: v1,{base64 of HMAC-SHA256 over "id.timestamp.body"}`.',
    fields: { ...hooks, secret: 'Signing secret. It is not shown again.' },
  },
  changeWebhook: {
    description:
      'Changes the URL or the events of a webhook endpoint, or pauses and resumes it. Members that are left out stay as they are.',
    fields: hooks,
  },
  removeWebhook: {
    description: 'Removes a webhook endpoint. Its delivery log stays available.',
    fields: hooks,
  },
  pingWebhook: {
    description: 'Sends a `ping` event to a webhook endpoint, whatever events it is subscribed to.',
    fields: hooks,
  },
  listDeliveries: {
    description:
      'Lists the deliveries of a webhook endpoint, newest first. To read the next page, send `next` as `after`.',
    fields: {
      ...hooks,
      _id: 'Id of the delivery (UUID).',
      at: 'When the event happened (ISO 8601).',
      state: 'waiting (pending), delivered or failed.',
      status: 'HTTP status of the last response; `null` if there was none.',
      error: 'Why the last attempt failed; blank if it did not.',
    },
  },
  resendDelivery: {
    description: 'Redelivers an event to a webhook endpoint, with the same event id.',
    fields: { ...hooks, delivery: 'Id of the delivery (UUID).' },
  },
};
