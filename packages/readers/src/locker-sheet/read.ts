import { storable } from '@pramaan/documents/masking.ts';
import { findEntry } from '@pramaan/documents/registry.ts';
import { recordBy } from '../locker-xml/data.ts';
import { LockerXmlError } from '../locker-xml/error.ts';
import { type HeadWord, headWords } from '../locker-xml/layout.ts';
import { aadhaarDoctype, doctypesOf, layoutOf } from '../locker-xml/layouts.ts';
import type { LockerCertificate } from '../locker-xml/read.ts';
import { validityOf } from '../locker-xml/validity.ts';
import { type Page, textOf } from '../reading/page.ts';
import { wordsOf } from './labels.ts';

type Sheet = Omit<LockerCertificate, 'verification'>;

/** What a sheet of this document is called, and how its words make the record. */
function kindOf(document: string) {
  const [doctype = ''] = doctypesOf(document);
  if (doctype === aadhaarDoctype) return { doctype, title: 'Aadhaar Card', method: 'locker', layout: null };
  const layout = layoutOf(doctype);
  return layout ? { doctype, title: layout.name, method: layout.method, layout } : null;
}

/**
 * The PDF that DigiLocker prints of a certificate: a title, then a label and its value on each line. Null when the
 * pages are no such sheet of this document: its title, its number or its holder is not there.
 * Throws LockerXmlRefusal when the words do not make the record.
 */
export function readLockerSheet(pages: readonly Page[], document: string, now: Date): Sheet | null {
  const kind = kindOf(document);
  const words = wordsOf(pages);
  const titled = pages[0]?.lines.slice(0, 6).some((line) => textOf(line).trim() === kind?.title);
  if (!kind || !words?.name || !words.number || !titled) return null;
  const said = (word: HeadWord) => words[word] ?? '';
  const whole = Object.fromEntries(headWords.map((word) => [word, said(word)])) as Record<HeadWord, string>;
  const issued = said('issueDate');
  const to = said('expiryDate');
  const head = { status: '', words: { ...whole, validity: issued && to ? `${issued} to ${to}` : '' } };
  const record = kind.layout ? recordBy(kind.layout, head, null) : aadhaarOf(said);
  const method = findEntry(document, kind.method)?.method;
  const checked = method?.result.safeParse(record);
  if (!method || !checked?.success) throw new LockerXmlError('wrong-layout');
  return {
    doctype: kind.doctype,
    document,
    method: kind.method,
    record: storable(method, checked.data),
    issuer: textOf(pages[0]?.lines[0] ?? { words: [], box: { left: 0, top: 0, width: 0, height: 0 } }),
    validity: validityOf(head, now),
  };
}

function aadhaarOf(said: (word: HeadWord) => string): Record<string, unknown> {
  const record = {
    uid: said('number'),
    name: said('name'),
    gender: said('gender'),
    fatherName: said('swd'),
    dob: said('dob'),
    address: said('address'),
  };
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== ''));
}
