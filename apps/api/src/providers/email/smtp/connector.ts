import * as z from 'zod/mini';
import { defineConnector } from '../../connector.ts';

export const smtp = defineConnector({
  port: 'email',
  vendor: 'smtp',
  wire: 'SMTP',
  settings: z.object({
    SMTP_URL: z.string().check(z.regex(/^smtps?:\/\//)),
    MAIL_FROM: z._default(z.string(), 'Pramaan <no-reply@pramaan.example>'),
  }),
  needs: 'SMTP_URL',
  inSandbox: ({ mail }) => ({ SMTP_URL: mail }),
  async open({ SMTP_URL, MAIL_FROM }) {
    const { smtp } = await import('./smtp.ts');
    return smtp({ url: SMTP_URL, from: MAIL_FROM });
  },
});
