import { verificationCalls } from '@pramaan/contract/calls/verification.ts';
import { hindiTitle } from '@pramaan/documents/card-hindi.ts';
import { documentsIn } from '@pramaan/documents/menu.ts';
import { findDocument, findEntry } from '@pramaan/documents/registry.ts';
import { reportPlaces } from '@pramaan/documents/reports.ts';
import { recordPath } from '@pramaan/documents/tree.ts';
import { openapi } from '../../apps/api/src/http/openapi.ts';

/* `node test/documentation/derived.ts fishing auth`: prints what the product derives from a declaration, as JSON. */

const [, , id = '', key = ''] = process.argv;
const entry = findEntry(id, key);
const document = findDocument(id);
if (!entry || !document) throw new Error(`There is no ${id}.${key}.`);
const call = verificationCalls.find((one) => one.entry === entry)?.call;
const path = `/${call?.base}${call?.path}`;
const { paths } = openapi() as { paths: Record<string, { post?: { requestBody?: unknown } }> };
console.log(
  JSON.stringify({
    form: Object.keys(entry.method.capture),
    call: call ? `${call.method} ${path}` : null,
    described: paths[path]?.post?.requestBody !== undefined,
    place: recordPath(entry),
    inMenu: documentsIn(document.area).some((one) => one.id === document.id),
    card: entry.method.card.title,
    cardHindi: hindiTitle(entry.method.card),
    reports: (['full', 'verification', 'public', 'further'] as const).filter((name) =>
      reportPlaces(name).some((shown) => shown.entry === entry),
    ),
  }),
);
