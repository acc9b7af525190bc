import * as z from 'zod/mini';
import { httpAddress, text } from '../../../setting-kinds.ts';
import { defineConnector } from '../../connector.ts';

/** Gupshup's enterprise API, the account at it, and the account's DLT entity and header. */
export const gupshup = defineConnector({
  port: 'sms',
  vendor: 'gupshup',
  wire: 'Gupshup enterprise',
  settings: z.object({
    SMS_URL: httpAddress,
    SMS_USER: text,
    SMS_PASSWORD: text,
    SMS_ENTITY: z._default(z.string().check(z.regex(/^\d{19}$/)), '1101000000000000001'),
    SMS_HEADER: z.optional(z.string().check(z.regex(/^[A-Za-z]{6}$/))),
  }),
  needs: 'SMS_URL',
  inSandbox: ({ api }) => ({ SMS_URL: api, SMS_USER: 'sandbox', SMS_PASSWORD: 'sandbox' }),
  async open({ SMS_URL, SMS_USER, SMS_PASSWORD, SMS_ENTITY, SMS_HEADER }) {
    const { gupshup } = await import('./gupshup.ts');
    return gupshup({
      url: SMS_URL,
      user: SMS_USER,
      password: SMS_PASSWORD,
      entity: SMS_ENTITY,
      header: SMS_HEADER ?? null,
    });
  },
});
