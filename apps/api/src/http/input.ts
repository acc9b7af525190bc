import { missingId } from '@pramaan/contract/calls/shapes.ts';
import type { Call, InputOf } from '@pramaan/contract/define.ts';
import { ApiError, type FieldFault } from '@pramaan/contract/errors.ts';
import { limits } from '@pramaan/contract/limits.ts';
import type { FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { SentFile } from './context.ts';
import { tidyRequest } from './tidy-request.ts';
import { WebForm } from './web-form.ts';

interface Raw {
  params: unknown;
  query: unknown;
  body: unknown;
  files: SentFile[];
}

/** The form's own words for a body that breaks off or is no form tell a person nothing. */
function unreadable(error: unknown): never {
  const { code = '' } = error as { code?: string };
  if (error instanceof ApiError || code.startsWith('FST_')) throw error;
  throw new ApiError('BAD_REQUEST', 'The upload was interrupted or is not a form. Send it again.');
}

/** Bytes of a text member beside files: a file in base64, which is a third longer than itself, and its data URL's head. */
const longestText = Math.ceil(limits.file / 3) * 4 + 100;

function tooLong(member: string): ApiError {
  const path = member.slice(0, 100);
  const message = `"${path}" is too long: it can hold a file of up to 10 MB.`;
  return new ApiError('TOO_LARGE', message, [{ path, message }]);
}

async function readMultipart(
  call: Call,
  request: FastifyRequest,
): Promise<{ body: Record<string, string>; files: SentFile[] }> {
  const body: Record<string, string> = {};
  const files: SentFile[] = [];
  for await (const part of request.parts({
    limits: { fileSize: limits.file, files: 2, fields: 20, fieldSize: longestText, parts: 22 },
  })) {
    if (part.type === 'field') {
      // What does not fit is cut on the way: a part of a text is not what was sent.
      if (part.valueTruncated || part.fieldnameTruncated) throw tooLong(part.fieldname);
      body[part.fieldname] = String(part.value);
      continue;
    }
    if (!call.files.includes(part.fieldname)) {
      part.file.resume();
      throw new ApiError(
        'BAD_REQUEST',
        `Send the file as "${call.files[0]}", not "${part.fieldname.slice(0, 40)}".`,
      );
    }
    files.push({
      field: part.fieldname,
      name: part.filename.slice(0, 200),
      mediaType: part.mimetype,
      bytes: await part.toBuffer(),
    });
  }
  return { body, files };
}

function bodyOf(call: Call, body: unknown): unknown {
  if (!(body instanceof WebForm)) return body ?? {};
  if (!call.form) throw new ApiError('WRONG_TYPE');
  return body.fields;
}

/** What was sent, as it came: JSON, a web form or, for calls that take files, multipart. */
export async function readRaw(call: Call, request: FastifyRequest): Promise<Raw> {
  const sent = { params: request.params, query: request.query };
  if (request.isMultipart()) {
    if (call.files.length === 0) throw new ApiError('WRONG_TYPE');
    const { body, files } = await readMultipart(call, request).catch(unreadable);
    const names = files.map(({ name }) => name);
    const tidied = tidyRequest({ ...sent, body, names });
    return { ...tidied, files: files.map((file, at) => ({ ...file, name: tidied.names[at] ?? '' })) };
  }
  // A signed link takes the bytes of one file, bare, as tools send them.
  if (Buffer.isBuffer(request.body)) {
    const [field] = call.files;
    if (call.method !== 'PUT' || !field) throw new ApiError('WRONG_TYPE');
    const mediaType = request.headers['content-type'] ?? '';
    return { ...tidyRequest(sent), body: {}, files: [{ field, name: '', mediaType, bytes: request.body }] };
  }
  const body = bodyOf(call, request.body);
  if (typeof body !== 'object') {
    // Text of another kind, or JSON that is one bare value.
    if (!/^application\/json\b/i.test(request.headers['content-type'] ?? ''))
      throw new ApiError('WRONG_TYPE');
    throw new ApiError('BAD_REQUEST', 'Send an object with named members.');
  }
  return { ...tidyRequest({ ...sent, body }), files: [] };
}

/** What is wrong where, in sentences; at most twenty. */
export function faultsOf(issues: readonly z.core.$ZodIssue[]): FieldFault[] {
  return issues.slice(0, 20).flatMap((issue): FieldFault[] => {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.slice(0, 5).map((key) => ({
        path: [...issue.path, key].join('.').slice(0, 100),
        message: `We do not know "${key.slice(0, 40)}" here. Leave it out.`,
      }));
    const path = issue.path.join('.').slice(0, 100);
    return [
      {
        path,
        message:
          issue.message && issue.message !== 'Invalid input' && issue.message !== missingId
            ? issue.message
            : `Check "${path || 'the request'}": it is missing or of the wrong kind.`,
      },
    ];
  });
}

/** The checked input of a call; throws one BAD_REQUEST that lists what is wrong where. Unknown members are refused. */
export function checkInput<C extends Call>(call: C, raw: Omit<Raw, 'files'>): InputOf<C> {
  const parts = ['params', 'query', 'body'] as const;
  const parsed = parts.map((part) => call[part].safeParse(raw[part] ?? {}));
  const faults = parsed.flatMap((one) => (one.success ? [] : faultsOf(one.error.issues)));
  if (faults.length > 0) throw new ApiError('BAD_REQUEST', faults[0]?.message, faults);
  return Object.fromEntries(parts.map((part, index) => [part, parsed[index]?.data])) as unknown as InputOf<C>;
}
