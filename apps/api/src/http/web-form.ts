import { ApiError } from '@pramaan/contract/errors.ts';
import type { FastifyInstance } from 'fastify';

/** A body that came as a web form (`application/x-www-form-urlencoded`): only calls declared so take it. */
export class WebForm {
  readonly fields: Readonly<Record<string, string>>;
  constructor(fields: Readonly<Record<string, string>>) {
    this.fields = fields;
  }
}

const mostBytes = 64 * 1024;
const mostFields = 100;

/** Reads web forms. A form is not a JSON body: it goes only where a call says that it may (see input.ts). */
export function takeForms(fastify: FastifyInstance): void {
  fastify.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => {
      // A route's own limit goes before a parser's: this one is looked at here.
      if (Buffer.byteLength(body) > mostBytes) return done(new ApiError('TOO_LARGE'));
      const pairs = [...new URLSearchParams(String(body))].slice(0, mostFields);
      // A name twice is the last; `__proto__` is a name like others, and known to no schema.
      done(null, new WebForm(Object.fromEntries(pairs)));
    },
  );
}
