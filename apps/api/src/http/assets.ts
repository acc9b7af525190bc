import { readdir } from 'node:fs/promises';
import statics from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/**
 * Serves the web app's built files under /assets/, each as its compressed twin where the browser takes that, to be kept for
 * a year: a changed file has another name. What is not there is answered like any unknown address.
 *
 * @param folder holds the files; none below it is served
 */
export async function serveAssets(fastify: FastifyInstance, folder: string): Promise<void> {
  await fastify.register(statics, {
    root: folder,
    // Its own route reads the whole folder for every file that is asked for.
    serve: false,
    immutable: true,
    maxAge: '365d',
    preCompressed: true,
    // A file of that name never changes: nothing to ask again, and each header is sent with each file.
    ...{ etag: false, lastModified: false, acceptRanges: false },
  });
  const list = async () => new Set(await readdir(folder).catch(() => []));
  let names = await list();
  fastify.get<{ Params: { '*': string } }>('/assets/*', async (request, reply) => {
    const name = request.params['*'];
    // The web app may be rebuilt while the server runs.
    if (!names.has(name)) names = await list();
    return names.has(name) ? reply.sendFile(name) : reply.callNotFound();
  });
}
