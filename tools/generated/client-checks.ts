import { type Entry, entries } from '@pramaan/documents/registry.ts';
import { shape } from '../../apps/api/src/http/openapi.ts';

/** As much of JSON Schema as records use. */
interface Shape {
  type?: string;
  properties?: Readonly<Record<string, Shape>>;
  required?: readonly string[];
  items?: Shape;
}

const nameOf = (member: string) => (/^[A-Za-z_$][\w$]*$/.test(member) ? member : `'${member}'`);

/** A TypeScript type in the layout that the formatter keeps. */
function typeText({ type, properties = {}, required = [], items }: Shape, indent: string): string {
  if (type === 'string' || type === 'boolean') return type;
  if (type === 'number' || type === 'integer') return 'number';
  if (type === 'array' && items) {
    const each = typeText(items, indent);
    return `${each}[]`;
  }
  if (type !== 'object') return 'unknown';
  const members = Object.entries(properties).map(
    ([name, shape]) =>
      `${indent}  ${nameOf(name)}${required.includes(name) ? '' : '?'}: ${typeText(shape, `${indent}  `)};\n`,
  );
  return members.length > 0 ? `{\n${members.join('')}${indent}}` : 'Record<string, never>';
}

function entryText({ document, key, method }: Entry): string {
  const fields = Object.entries(method.capture).map(([name, { label, optional }]) => {
    const free = optional || method.proof;
    return `      /** ${label} */\n      ${nameOf(name)}${free ? '?' : ''}: string;\n`;
  });
  const values = fields.length > 0 ? `{\n${fields.join('')}    }` : 'Record<string, never>';
  const record = typeText(shape(method.result, 'output') as Shape, '    ');
  return `  /** ${document.title}: ${method.title} */\n  '${document.id}.${key}': {\n    values: ${values};\n    record: ${record};\n  };\n`;
}

/** packages/client/src/checks.generated.ts: what each check is asked and what it answers, as types. */
export function clientChecksText(): string {
  const asked = entries.filter(({ method }) => method.endpoint !== null);
  return `/* Generated from the documents' declarations by \`npm run generate\`. */

/** Every check: what is sent, and the record that comes back. */
export interface Checks {
${asked.map(entryText).join('')}}
`;
}
