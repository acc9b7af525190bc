import { type Operation, operations } from '@pramaan/contract/calls.ts';
import type { Access, Call } from '@pramaan/contract/define.ts';
import { type ErrorCode, errors } from '@pramaan/contract/errors.ts';
import * as z from 'zod/mini';
import { errorReasons } from './reference/error-reasons.ts';
import { fields } from './reference/fields.ts';
import { referenceOf } from './reference/reference.ts';

type JsonSchema = { [member: string]: unknown };
type Descriptions = Readonly<Record<string, string>>;

/** A schema as JSON Schema: of what is sent, or of what is answered. */
export const shape = (schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema;
  return json;
};

/** What each member of a call means: its own entry first, then what the name means everywhere. */
export const meanings = (operationId: string): Descriptions => ({
  ...fields,
  ...referenceOf(operationId).fields,
});

/** The schema with a description at each of its members that has one. */
function described(json: JsonSchema, says: Descriptions): JsonSchema {
  const inside = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inside);
    return typeof value === 'object' && value !== null ? described(value as JsonSchema, says) : value;
  };
  return Object.fromEntries(
    Object.entries(json).map(([key, value]) =>
      key === 'properties' ? [key, members(value as Record<string, JsonSchema>, says)] : [key, inside(value)],
    ),
  );
}

function members(properties: Record<string, JsonSchema>, says: Descriptions): Record<string, JsonSchema> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, of]) => {
      const description = Object.hasOwn(says, name) ? { description: says[name] } : {};
      return [name, { ...described(of, says), ...description }];
    }),
  );
}

/** Who may make a call, in a sentence. */
export function accessText(access: Access): string {
  if (access === 'public') return 'Anyone, without a login.';
  if (access === 'signed-in') return 'Any open session. API keys are not accepted.';
  if (access === 'reset') return 'A session of a team member that a reset code opened, once.';
  if (access === 'staff') return 'Any open session of a team member. API keys are not accepted.';
  const { may, applicant, unnamed } = access;
  const whose = applicant ? ` for the applicant named in \`${applicant}\`` : '';
  const otherwise = {
    self: ' Applicants may leave the applicant out and mean themselves.',
    'self-or-nobody':
      ' Applicants may leave the applicant out and mean themselves; team members then mean no applicant.',
    anyone: ' Any open session may make the call without naming an applicant.',
  };
  return `Permission \`${may}\`${whose}.${unnamed ? otherwise[unnamed] : ''}`;
}

/** The errors of a call with their HTTP statuses and reasons. */
const errorLines = (codes: readonly ErrorCode[]) =>
  codes.map((code) => `- \`${code}\` (HTTP ${errors[code].status}): ${errorReasons[code]}`).join('\n');

/** What a call does, who may make it, and which errors it returns when: Markdown. */
export function descriptionOf({ operationId, call }: Operation): string {
  const parts = [referenceOf(operationId).description, `**Access.** ${accessText(call.access)}`];
  if (call.errors.length > 0) parts.push(`**Errors**\n\n${errorLines(call.errors)}`);
  return parts.join('\n\n');
}

function parameters(call: Call, says: Descriptions): object[] {
  const listed = (schema: z.ZodMiniType, where: 'path' | 'query') => {
    const { properties = {}, required = [] } = shape(schema, 'input') as {
      properties?: Record<string, JsonSchema>;
      required?: string[];
    };
    return Object.entries(properties).map(([name, of]) => ({
      name,
      in: where,
      required: where === 'path' || required.includes(name),
      ...(Object.hasOwn(says, name) ? { description: says[name] } : {}),
      schema: of,
    }));
  };
  return [...listed(call.params, 'path'), ...listed(call.query, 'query')];
}

function requestBody(call: Call, says: Descriptions): object | undefined {
  if (call.method === 'GET' || call.method === 'DELETE') return undefined;
  const body = described(shape(call.body, 'input'), says) as { properties?: object };
  const json = { 'application/json': { schema: body } };
  const webForm = call.form ? { 'application/x-www-form-urlencoded': { schema: body } } : {};
  if (call.files.length === 0) return { content: { ...json, ...webForm } };
  const files = Object.fromEntries(
    call.files.map((name) => [name, { type: 'string', format: 'binary', description: says[name] }]),
  );
  const form = {
    'multipart/form-data': { schema: { ...body, properties: { ...body.properties, ...files } } },
  };
  const bare = { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };
  return {
    content: {
      ...(Object.keys(body.properties ?? {}).length > 0 ? json : {}),
      ...form,
      ...(call.method === 'PUT' ? bare : {}),
    },
  };
}

const failure = { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } };

/** One response for each HTTP status of the call's own errors; those of status 200 are in the envelope of the 200 response. */
function failures(call: Call): Record<string, object> {
  const statuses = [...new Set(call.errors.map((code) => errors[code].status))].filter((one) => one !== 200);
  return Object.fromEntries(
    statuses.sort().map((status) => {
      const codes = call.errors.filter((code) => errors[code].status === status);
      return [status, { description: errorLines(codes), content: failure }];
    }),
  );
}

function operation(one: Operation): object {
  const { operationId, group, call } = one;
  const says = meanings(operationId);
  const extras = described(shape(call.extras, 'output'), says) as { properties?: object };
  const body = requestBody(call, says);
  return {
    operationId,
    tags: [group],
    summary: call.title,
    description: descriptionOf(one),
    ...(call.access === 'public' ? { security: [] } : {}),
    parameters: parameters(call, says),
    ...(body ? { requestBody: body } : {}),
    responses: {
      200: {
        description:
          'The envelope. With `success: false` the call has failed: `code` names the error and `message` is a sentence for people.',
        content: {
          'application/json': {
            schema: {
              type: 'object',
              required: ['success', 'message'],
              properties: {
                success: { type: 'boolean', description: 'The call succeeded.' },
                message: { type: 'string', description: 'A sentence for people; often blank on success.' },
                code: {
                  $ref: '#/components/schemas/ErrorCode',
                  description: 'Error code; only if the call has failed.',
                },
                result: described(shape(call.result, 'output'), says),
                ...extras.properties,
              },
            },
          },
        },
      },
      ...failures(call),
      default: {
        description:
          'An error that every call can return: 400 malformed, 401 not logged in, 403 not permitted, 404 not found, 429 too many requests, 500 unexpected, 503 temporarily unavailable.',
        content: failure,
      },
    },
  };
}

const about = `Every reply is an envelope \`{success, message, result}\`. On failure \`success\` is false, \`code\` is an error code and \`message\` a sentence for people. Failures that belong to the business of a call have HTTP status 200; malformed, unauthenticated, forbidden and unknown requests have 4xx.

**Authentication.** People log in and send the session token in the header \`token\` together with the session cookie; calls that change something also send \`X-XSRF-TOKEN\`. Systems of a lender send an API key as \`Authorization: Bearer {key}\`.

**Formats.** Ids are UUIDs. Times are ISO 8601 in UTC, days are YYYY-MM-DD in Indian time. Whether an amount is in rupees or paise is said at each member. Lists with \`next\` are paged: send it as \`after\`.

**Limits.** A JSON body has at most 1 MB, a file at most 10 MB. Members that are not listed are refused.`;

/** Every error code with its HTTP status and its reason. */
const errorCodes = Object.entries(errors).map(([code, { status }]) => ({
  const: code,
  title: `HTTP ${status}`,
  description: errorReasons[code as ErrorCode],
}));

/** The product's calls as OpenAPI 3.1, written from the same values that serve them. */
export function openapi(): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const one of operations) {
    const path = `/${one.call.base}${one.call.path}`;
    paths[path] = { ...paths[path], [one.call.method.toLowerCase()]: operation(one) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Pramaan API',
      version: '0.1.0',
      summary: 'Loan applications and identity verification',
      description: about,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    security: [{ token: [], session: [] }, { apiKey: [] }],
    tags: [...new Set(operations.map(({ group }) => group))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        token: {
          type: 'apiKey',
          in: 'header',
          name: 'token',
          description:
            'Session token (`id_token` of a login). It is valid only together with the session cookie.',
        },
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'session',
          description:
            'Session cookie, set at login. Calls that change something also send the header `X-XSRF-TOKEN` with the value of the cookie `XSRF-TOKEN`.',
        },
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          description: 'API key of a lender. It permits the calls of its scopes.',
        },
      },
      schemas: {
        ErrorCode: { type: 'string', oneOf: errorCodes },
        Failure: {
          type: 'object',
          required: ['success', 'message', 'code'],
          properties: {
            success: { const: false },
            message: { type: 'string', description: 'A sentence for people: what happened and what to do.' },
            code: { $ref: '#/components/schemas/ErrorCode' },
            fields: {
              type: 'array',
              description: 'What is wrong with which member of the request.',
              items: {
                type: 'object',
                properties: {
                  path: { type: 'string', description: 'Path of the member, like `mobileNo`.' },
                  message: { type: 'string', description: 'What is wrong, and what to send instead.' },
                },
              },
            },
          },
        },
      },
    },
  };
}
