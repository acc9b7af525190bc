import type { FastifyInstance } from 'fastify';
import type { Settings } from '../config.ts';
import { readForms } from '../read-forms.ts';

/** `POST /reset`: forgets what was made, ordered, sent, counted and logged, and answers at the pace of the start again. */
export function resetRoute(
  app: FastifyInstance,
  settings: Settings,
  books: readonly { clear: () => void }[],
): void {
  const pace = { ...settings };
  app.register(async (forms) => {
    readForms(forms);
    forms.post('/reset', (_request, reply) => {
      for (const book of books) book.clear();
      Object.assign(settings, pace);
      return reply.redirect('/', 303);
    });
  });
}
