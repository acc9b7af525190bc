import { calls } from '@pramaan/contract/calls.ts';
import type { Call } from '@pramaan/contract/define.ts';
import { errors } from '@pramaan/contract/errors.ts';
import * as z from 'zod/mini';

/** A schema as JSON Schema: of what is sent, or of what is answered. */
export const shape = (schema: z.ZodMiniType, io: 'input' | 'output') => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Record<
    string,
    unknown
  >;
  return json;
};

function accessText({ access }: Call): string {
  if (typeof access === 'string') return access;
  return access.applicant
    ? `may ${access.may}, for the applicant in ${access.applicant}`
    : `may ${access.may}`;
}

function parameters(call: Call): object[] {
  const listed = (schema: z.ZodMiniType, where: 'path' | 'query') => {
    const { properties = {}, required = [] } = shape(schema, 'input') as {
      properties?: Record<string, object>;
      required?: string[];
    };
    return Object.entries(properties).map(([name, of]) => ({
      name,
      in: where,
      required: where === 'path' || required.includes(name),
      schema: of,
    }));
  };
  return [...listed(call.params, 'path'), ...listed(call.query, 'query')];
}

function requestBody(call: Call): object | undefined {
  if (call.method === 'GET' || call.method === 'DELETE') return undefined;
  const body = shape(call.body, 'input') as { properties?: object };
  const json = { 'application/json': { schema: body } };
  const webForm = call.form ? { 'application/x-www-form-urlencoded': { schema: body } } : {};
  if (call.files.length === 0) return { content: { ...json, ...webForm } };
  const files = Object.fromEntries(call.files.map((name) => [name, { type: 'string', format: 'binary' }]));
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

function operation(call: Call): object {
  const extras = shape(call.extras, 'output') as { properties?: object };
  const failures = call.errors.map((code) => `${code}: ${errors[code].message}`);
  const body = requestBody(call);
  return {
    operationId: `${call.method.toLowerCase()}${call.path.replace(/[^A-Za-z0-9]+/g, '_')}`,
    summary: call.title,
    'x-access': accessText(call),
    ...(failures.length > 0 ? { description: `May answer: ${failures.join(' · ')}` } : {}),
    ...(call.access === 'public' ? { security: [] } : {}),
    parameters: parameters(call),
    ...(body ? { requestBody: body } : {}),
    responses: {
      200: {
        description: 'The envelope. `success` is false for a refusal that the product words.',
        content: {
          'application/json': {
            schema: {
              type: 'object',
              required: ['success', 'message'],
              properties: {
                success: { type: 'boolean' },
                message: { type: 'string' },
                result: shape(call.result, 'output'),
                ...extras.properties,
              },
            },
          },
        },
      },
      default: {
        description:
          'Malformed (400), not logged in (401), forbidden (403), unknown (404), too many (429), with the same envelope.',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    },
  };
}

/** The product's calls as OpenAPI 3.1, written from the same values that serve them. */
export function openapi(): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const call of calls) {
    const path = `/${call.base}${call.path}`;
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(call) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Pramaan',
      version: '0.1.0',
      summary: 'Loan applications and identity verification',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    security: [{ token: [], session: [] }],
    paths,
    components: {
      securitySchemes: {
        token: {
          type: 'apiKey',
          in: 'header',
          name: 'token',
          description: 'The id_token of a login; opens nothing without the cookie it is bound to.',
        },
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'session',
          description:
            'Set at login. State-changing calls also carry X-XSRF-TOKEN from the XSRF-TOKEN cookie.',
        },
      },
      schemas: {
        Failure: {
          type: 'object',
          required: ['success', 'message', 'code'],
          properties: {
            success: { const: false },
            message: { type: 'string' },
            code: { enum: Object.keys(errors) },
            fields: {
              type: 'array',
              items: {
                type: 'object',
                properties: { path: { type: 'string' }, message: { type: 'string' } },
              },
            },
          },
        },
      },
    },
  };
}
