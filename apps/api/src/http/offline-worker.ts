import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { languagesOf } from '@pramaan/contract/page-language.ts';
import type { FastifyInstance } from 'fastify';
import { languageOfReader } from './reader-language.ts';

const portal = '/laas';

/**
 * The portal's service worker, in the build of the reader's language. Its policy lets it fetch from here and nothing else;
 * browsers ask for it again at each visit.
 *
 * @param folder holds `<language>/service-worker.js`
 */
export function serveOfflineWorker(fastify: FastifyInstance, folder: string): void {
  fastify.get('/service-worker.js', async (request, reply) => {
    const language = languageOfReader(request, languagesOf(portal));
    const code = await readFile(join(folder, language, 'service-worker.js'), 'utf8').catch(() => null);
    if (code === null) return reply.callNotFound();
    return reply
      .type('text/javascript; charset=utf-8')
      .headers({
        'cache-control': 'no-cache',
        vary: 'Cookie, Accept-Language',
        'content-security-policy': "default-src 'none';connect-src 'self'",
      })
      .send(code);
  });
}
