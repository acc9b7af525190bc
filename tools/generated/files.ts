import { clientChecksText } from './client-checks.ts';
import { documentsText } from './documents.ts';
import { openapiText } from './openapi.ts';
import { schemaText } from './schema.ts';

/** Every generated file of the repository, and what makes its text. */
export const generatedFiles: readonly { path: string; make(): string | Promise<string> }[] = [
  { path: 'docs/openapi.json', make: openapiText },
  { path: 'docs/documents.md', make: documentsText },
  { path: 'packages/client/src/checks.generated.ts', make: clientChecksText },
  { path: 'apps/api/schema.sql', make: schemaText },
];
