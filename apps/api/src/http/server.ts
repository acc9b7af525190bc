import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import { ApiError } from '@pramaan/contract/errors.ts';
import { limits } from '@pramaan/contract/limits.ts';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Config } from '../config.ts';
import { answerError } from './errors.ts';
import { fileHeaders, securityHeaders } from './headers.ts';
import { openapi } from './openapi.ts';
import type { Page, PageRequest } from './pages.ts';
import { readerPage } from './reader-page.ts';
import { takeForms } from './web-form.ts';

/** What a log line may say of a request: never a body, a header or a query, and no address with an id or secret in it. */
const serializers = {
  req: (request: { method: string; routeOptions?: { url?: string } }) => ({
    method: request.method,
    route: request.routeOptions?.url,
  }),
  res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
  err: (error: Error) => {
    const { severity, code } = error as Error & { severity?: string; code?: string };
    const steps = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
    // The database quotes the value that it could not take: its code says enough.
    const message = severity ? `database error ${code}` : error.message;
    return { type: error.name, message, stack: steps.join('\n') };
  },
};

/** What `make` makes, made when it is first asked for: every call's schema goes into the description. */
function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/**
 * JSON and HTML replies are compressed for clients that accept it (decision 0146). Replies that are compressed already and those
 * under 1 kB are sent unchanged. Request bodies are never decompressed.
 */
const compressing = {
  globalDecompression: false,
  encodings: ['br', 'gzip'] as const satisfies string[],
  threshold: 1_024,
  customTypes: /^(?:application\/json|text\/html)/,
  // As fast as gzip, and smaller. Node's default quality suits files that are compressed once.
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
};

const originOf = (page: string) => new URL(page).origin;

/** The origin of map tiles, as a content policy names it: `{s}` is any of a host's servers. */
const originOfTiles = (template: string) => originOf(template.replace('{s}', '*'));

/** The one page that loads a script of others: the locker's share widget (C §7). It is opened by itself. */
const widgetPage = '/locker/share';

/**
 * The bare server: limits, headers, cookies, errors, the API reader. Calls are added by the features. `sites`: those that
 * a form of ours is posted to, and those whose script the locker's widget loads.
 */
export async function makeServer(
  config: Config,
  logTo?: { write(line: string): void },
  sites: { forms: readonly string[]; widgetScripts: readonly string[] } = { forms: [], widgetScripts: [] },
): Promise<FastifyInstance> {
  const fastify = Fastify({
    logger:
      config.logLevel === 'silent'
        ? false
        : { level: config.logLevel, serializers, ...(logTo ? { stream: logTo } : {}) },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: limits.jsonBody,
    // The nearest proxies are ours; what comes before them is a caller's own word.
    trustProxy: (_, hop) => hop < config.trustedProxies,
    requestTimeout: 90_000,
    keepAliveTimeout: 65_000,
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 2_000 },
    // An address that cannot be decoded reaches no route: it is answered like every other refusal.
    frameworkErrors: answerError,
    return503OnClosing: true,
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
  });
  const forms = sites.forms.map(originOf);
  const images = config.mapTiles ? [originOfTiles(config.mapTiles.url)] : [];
  const headers = securityHeaders(config.publicUrl, forms, [], images);
  const withWidget = securityHeaders(config.publicUrl, forms, sites.widgetScripts.map(originOf), images);
  const ofFile = fileHeaders(headers);
  const isFile = (path: string) => path.startsWith('/assets/');
  const headersOf = (path: string) =>
    path === widgetPage ? withWidget : isFile(path) ? ofFile(path) : headers;
  fastify.addHook('onRequest', (request, reply, done) => {
    const path = request.url.split('?')[0] ?? '/';
    reply.headers(headersOf(path));
    // Who reports a failure names it, and the log has it. A page's files come by the dozen, and none of them fails by itself.
    if (!isFile(path)) reply.header('x-request-id', request.id);
    done();
  });
  await fastify.register(compress, compressing);
  await fastify.register(cookie);
  await fastify.register(multipart, { limits: { fileSize: limits.file } });
  fastify.setErrorHandler(answerError);
  // A body of JSON that is empty is an empty object: "log out" has nothing to say.
  fastify.removeContentTypeParser('application/json');
  const parse = fastify.getDefaultJsonParser('error', 'error');
  fastify.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, {});
    else parse(request, body as string, done);
  });
  takeForms(fastify);
  // Files as they are: only the calls that take them go on from here.
  fastify.addContentTypeParser(
    /^(?:image\/(?:jpeg|png|webp)|application\/(?:pdf|octet-stream))/,
    { parseAs: 'buffer' },
    (_request, body, done) => done(null, body),
  );
  const description = once(openapi);
  fastify.get('/api/openapi.json', async () => description());
  const page = once(readerPage);
  fastify.get('/api/docs', async (_, reply) => reply.type('text/html; charset=utf-8').send(page()));
  return fastify;
}

/**
 * Answers what no route takes: with 405 where `isAddress` knows the path from another method, with a page where there is
 * one, otherwise with 404.
 */
export function refuseTheRest(
  fastify: FastifyInstance,
  pages: ((request: PageRequest) => Promise<Page | null>) | null,
  isAddress: (path: string) => boolean,
): void {
  fastify.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    const isCall = /^\/(api|kyc|health|metrics)(\/|$)/.test(path);
    const reads = request.method === 'GET' || request.method === 'HEAD';
    if (!isCall && reads && !/\.[a-z0-9]{2,5}$/i.test(path)) {
      const page = await pages?.(request);
      if (page) {
        if (page.vary) reply.header('vary', page.vary);
        return reply
          .type('text/html; charset=utf-8')
          .headers({ 'cache-control': 'no-cache', 'content-language': page.language })
          .send(page.html);
      }
    }
    answerError(new ApiError(isAddress(path) ? 'WRONG_METHOD' : 'NOT_FOUND'), request, reply);
    return reply;
  });
}
