import { writePath } from '@pramaan/documents/paths.ts';
import type { Element } from '@xmldom/xmldom';
import { childrenNamed } from '../xml-signature/parse.ts';
import { LockerXmlError } from './error.ts';
import { type CertificateHead, textAt } from './head.ts';
import type { LockerLayout } from './layout.ts';

const mostItems = 1_000;

/** `Element@attribute` below CertificateData; an element that stands twice is refused. */
function valueAt(data: Element | null, place: string): string {
  const [name = '', member = ''] = place.split('@');
  const found = data ? childrenNamed(data, name) : [];
  if (found.length > 1) throw new LockerXmlError('wrong-layout');
  return textAt(found[0] ?? null, member);
}

function itemsAt(data: Element | null, path: string): Element[] {
  let level = data ? [data] : [];
  for (const name of path.split('/')) level = level.flatMap((element) => childrenNamed(element, name));
  if (level.length > mostItems) throw new LockerXmlError('wrong-layout');
  return level;
}

/** The record of a certificate by its layout: only members that the certificate fills. */
export function recordBy(
  layout: LockerLayout,
  { words }: CertificateHead,
  data: Element | null,
): Record<string, unknown> {
  const record: Record<string, unknown> = {};
  const put = (path: string, value: string) => value !== '' && writePath(record, path, value);
  for (const [path, word] of Object.entries(layout.head)) put(path, words[word]);
  for (const [path, place] of Object.entries(layout.data ?? {})) put(path, valueAt(data, place));
  for (const [path, { items, members }] of Object.entries(layout.lists ?? {})) {
    const rows = itemsAt(data, items).map((item) =>
      Object.fromEntries(
        Object.entries(members)
          .map(([member, name]) => [member, textAt(item, name)])
          .filter(([, value]) => value !== ''),
      ),
    );
    if (rows.length > 0) writePath(record, path, rows);
  }
  return record;
}
