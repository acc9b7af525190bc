import type { Block } from '@pramaan/documents/card.ts';
import type { DocumentDefinition, Method } from '@pramaan/documents/define.ts';
import { answerKinds, expectedVerdicts } from '@pramaan/documents/judgement/expected-verdicts.ts';
import { areas } from '@pramaan/documents/menu.ts';
import { documents, entries } from '@pramaan/documents/registry.ts';
import { recordPath } from '@pramaan/documents/tree.ts';

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const line = (...cells: string[]) => `| ${cells.map(cell).join(' | ')} |`;
const code = (text: string) => `\`${text}\``;
const pathText = (path: string | readonly string[]) =>
  (typeof path === 'string' ? [path] : path).map(code).join(' + ');

function blockLines({ heading = '', rows = [], tables = [], repeat }: Block): string[] {
  const each = repeat ? repeat.rows : [];
  return [
    ...rows.map((row) => line(heading, row.label, pathText(row.path), row.format ?? '')),
    ...tables.flatMap((table) => [
      ...(table.numbered ? [line(table.title, table.numbered, 'counts the rows', '')] : []),
      ...table.columns.map((column) =>
        line(table.title, column.label, `${code(table.list)}: ${pathText(column.path)}`, column.format ?? ''),
      ),
    ]),
    ...each.map((row) =>
      line(
        heading,
        row.label,
        `each of ${code(repeat?.list ?? '')}: ${pathText(row.path)}`,
        row.format ?? '',
      ),
    ),
  ];
}

function methodText(document: DocumentDefinition, key: string, method: Method): string {
  const place = recordPath({ document, key, method }, 1);
  const where = document.instances > 1 ? `${place.replace(/\.1$/, '')}.{1…${document.instances}}` : place;
  const fields = Object.entries(method.capture).map(([name, field]) =>
    line(code(name), field.label, field.control, field.optional ? 'optional' : '', field.examples[0]),
  );
  const asked = method.endpoint
    ? code(`POST /kyc/${method.endpoint}`)
    : 'no call: declared, or given by another way';
  return [
    `### ${document.id}.${key}: ${method.title}`,
    '',
    `- Call: ${asked}`,
    `- Source: ${method.source}${method.vendor ? `, vendor path ${code(method.vendor.path)}` : ''}; fresh for ${method.freshDays} days`,
    `- Place in ${code('docs')}: ${code(where)}`,
    `- Card: ${method.card.title}`,
    '',
    ...(fields.length > 0
      ? [
          line('field', 'label', 'control', '', 'like'),
          line('---', '---', '---', '---', '---'),
          ...fields,
          '',
        ]
      : []),
    line('part', 'label on the card', 'record', 'format'),
    line('---', '---', '---', '---'),
    ...method.card.blocks.flatMap(blockLines),
    '',
  ].join('\n');
}

function draftText({ fields = {}, details, parts = {} }: DocumentDefinition['draft']): string {
  const keys = [
    ...Object.entries(fields).map(([name, key]) => `${code(key)} (${name})`),
    ...(details ? [`${code(details)} (the record)`] : []),
    ...Object.entries(parts).map(([path, key]) => `${code(key)} (${path})`),
  ];
  return keys.length > 0 ? keys.join(', ') : 'none';
}

function documentText(document: DocumentDefinition): string {
  const area = areas.find((one) => one.area === document.area);
  return [
    `## ${document.title}`,
    '',
    `${document.why}`,
    '',
    `- Id: ${code(document.id)}; group ${code(document.group)}; instances: ${document.instances}${document.locker ? `; locker ${code(document.locker)}` : ''}`,
    `- Asked for at: ${code(`/laas/${area?.path ?? document.area}`)}`,
    `- Draft keys: ${draftText(document.draft)}`,
    '',
    ...Object.entries(document.methods).map(([key, method]) => methodText(document, key, method)),
  ].join('\n');
}

const answerTitles: Readonly<Record<(typeof answerKinds)[number], string>> = {
  success: 'good answer',
  no: 'the source says no',
  otherNumber: 'another number than asked',
  otherPerson: 'another person',
  over: 'out of date',
  partial: 'names nobody',
};

/** What each kind of answer comes to, by way; a test holds the judge to the same table. */
function verdictsText(): string {
  return [
    '## Verdicts',
    '',
    'What each kind of answer comes to, by the rules that a document declares. A dash: the source cannot answer so. A number that',
    'the source does not know is `not_found` everywhere, and one that does not answer is `source_down`.',
    '',
    line('way', ...answerKinds.map((kind) => answerTitles[kind])),
    line('---', ...answerKinds.map(() => '---')),
    ...entries.map((entry) => {
      const verdicts = expectedVerdicts(entry);
      const cells = answerKinds.map((kind) => verdicts[kind].map(code).join(' or ') || '–');
      return line(`${entry.document.title}: ${entry.key}`, ...cells);
    }),
    '',
  ].join('\n');
}

/** docs/documents.md: every document as its declaration says. */
export function documentsText(): string {
  const head = [
    '# Documents',
    '',
    'Written by `npm run generate` from the declarations in `packages/documents/src/kinds`; change those instead.',
    '',
    `${documents.length} documents, ${entries.length} ways to give them.`,
    '',
    line('document', 'area', 'ways', 'instances'),
    line('---', '---', '---', '---'),
    ...documents.map(({ title, area, methods, instances }) =>
      line(title, area, Object.keys(methods).join(', '), String(instances)),
    ),
    '',
  ].join('\n');
  return `${[head, verdictsText(), ...documents.map(documentText)].join('\n').trimEnd()}\n`;
}
