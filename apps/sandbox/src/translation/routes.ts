import type { FastifyInstance } from 'fastify';
import { toEnglish } from './dictionary.ts';

interface Question {
  q: string;
  target: string;
  model?: string;
}

const text = { type: 'string', minLength: 1, maxLength: 5_000 };
const body = {
  type: 'object',
  additionalProperties: false,
  required: ['q', 'target'],
  properties: {
    q: text,
    target: { type: 'string', enum: ['en'] },
    model: { type: 'string', enum: ['base', 'nmt'] },
    format: { type: 'string', enum: ['text', 'html'] },
  },
};

/** Plays Google's Cloud Translation v2, key in `x-goog-api-key`. */
export function translationRoutes(world: FastifyInstance): void {
  world.register(async (google) => {
    google.addHook('onRequest', async (request, reply) => {
      if (reply.sent || request.headers['x-goog-api-key']) return;
      const message = 'The request is missing a valid API key.';
      return reply.code(403).send({ error: { code: 403, message, status: 'PERMISSION_DENIED' } });
    });
    google.post<{ Body: Question }>('/language/translate/v2', { schema: { body } }, (request, reply) => {
      const { q, model } = request.body;
      return reply.send({
        data: {
          translations: [
            {
              translatedText: toEnglish(q),
              detectedSourceLanguage: /\p{Script=Devanagari}/u.test(q) ? 'hi' : 'en',
              ...(model ? { model } : {}),
            },
          ],
        },
      });
    });
  });
}
