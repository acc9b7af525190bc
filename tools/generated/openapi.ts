import { openapi } from '../../apps/api/src/http/openapi.ts';

/** docs/openapi.json: every call, as the product serves it at /api/openapi.json. */
export function openapiText(): string {
  return `${JSON.stringify(openapi(), null, 2)}\n`;
}
