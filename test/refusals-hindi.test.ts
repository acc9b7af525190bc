import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { gaps, isHindi, literalsIn, shape } from '@pramaan/documents/fixtures/hindi.ts';
import { refusalReader, refusalsHindi } from '@pramaan/documents/refusals-hindi.ts';
import { QrError } from '@pramaan/readers/aadhaar-qr/error.ts';
import { AadhaarXmlError } from '@pramaan/readers/aadhaar-xml/error.ts';
import { LockerXmlError } from '@pramaan/readers/locker-xml/error.ts';
import { PdfError } from '@pramaan/readers/pdf-signature/error.ts';
import { PdfSigningError } from '@pramaan/readers/pdf-signing/error.ts';
import { StatementError } from '@pramaan/readers/statement/error.ts';
import { XmlError } from '@pramaan/readers/xml-signature/error.ts';

/* Why a file or a code is refused reaches the person in the language of the page, whatever reader says it. */

/** From packages/documents/src, as `literalsIn` takes paths. */
const api = (path: string) => `../../../apps/api/src/${path}`;
const readers: Readonly<Record<string, new (code: never) => Error>> = {
  'aadhaar-qr': QrError,
  'aadhaar-xml': AadhaarXmlError,
  'locker-xml': LockerXmlError,
  'pdf-signature': PdfError,
  'pdf-signing': PdfSigningError,
  statement: StatementError,
  'xml-signature': XmlError,
};
/** What each reader says, by the codes in its file of errors. */
const ofReaders = Object.entries(readers).flatMap(([name, ReaderError]) => {
  const source = readFileSync(new URL(import.meta.resolve(`@pramaan/readers/${name}/error.ts`)), 'utf8');
  const codes = [...source.matchAll(/^ {2}'?([a-z0-9-]+)'?:/gm)].map(([, code]) => code as never);
  assert.ok(codes.length >= 4, name);
  return codes.map((code) => new ReaderError(code).message);
});
/** What the server says itself: whole sentences, or those before the advice that follows several. */
const advice = / ?\$\{(?:again|message)\} ?/;
const ofServer = [
  'isolated/error.ts',
  'isolated/pdf/errors.ts',
  'isolated/open-image.ts',
  'case-file/inspection.ts',
  'case-file/uploads.ts',
  'case-file/same-paper.ts',
  'platform/guesses.ts',
  'features/verification/joined-sides.ts',
  'features/verification/from-file.ts',
  'features/verification/aadhaar-qr.ts',
  'features/application-forms/sent-pdf.ts',
  'features/esign/take-agreement.ts',
  'features/esign/agreements.ts',
  'features/esign/requests.ts',
  'features/esign/check-agreement.ts',
  'features/files/upload-sessions.ts',
  'features/files/handovers.ts',
  'features/files/stored-files-routes.ts',
  'features/bank/sessions.ts',
  'features/bank/routes.ts',
  'features/bank/from-upload.ts',
  'features/bank/aa-consents.ts',
  'features/bank/links.ts',
  'features/access/applications.ts',
  'features/access/applicant.ts',
  'features/places/service.ts',
  'features/court-cases/words.ts',
  'features/offers/offer-rows.ts',
  'features/offers/document-routes.ts',
].flatMap((file) =>
  literalsIn(api(file))
    .filter((text) => /^[A-Z$].* .*(?:\.|\$\{again\})$/.test(text) && !text.includes('\n'))
    .map((text) => text.replace(advice, '')),
);
/** Said to programs, to who sets the product up, of what went well, or with a code by which a page knows its own words. */
const besides = [
  /^Settings: |base64|^Paste the text|^No document declares|^A file just opened/,
  /^The file is here\.|^The lender was told|^Choose a statement/,
  /^Your bank |^You did not agree there|^No bank sent|^This consent (?:was|is paused|has run)/,
];

const sentences = [
  ...new Set(
    [...ofReaders, ...ofServer]
      .filter((text) => !besides.some((form) => form.test(text)))
      .flatMap((text) => text.split(/(?<=\.) /)),
  ),
];

test('every sentence by which a file or a code is refused has its Hindi', () => {
  const known = new Set(Object.keys(refusalsHindi).map(shape));
  assert.ok(sentences.length > 120, `${sentences.length}`);
  assert.deepEqual(
    sentences.filter((text) => !known.has(shape(text))),
    [],
    'write these in packages/documents/src/refusals-hindi.ts',
  );
  const said = new Set(sentences.map(shape));
  assert.deepEqual(
    Object.keys(refusalsHindi).filter((text) => !said.has(shape(text))),
    [],
    'nothing says these any more',
  );
});

test('each is read by its own pattern, alone and after another, with the same values', () => {
  const read = refusalReader();
  const filled = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => `1${name}9`);
  for (const [english, hindi] of Object.entries(refusalsHindi)) {
    assert.ok(isHindi(hindi), english);
    assert.deepEqual(gaps(hindi), gaps(english), english);
    assert.equal(read(filled(english)), filled(hindi));
    assert.equal(read(`${filled(english)} ${filled(english)}`), `${filled(hindi)} ${filled(hindi)}`);
  }
  assert.equal(read('Something else went wrong.'), undefined);
  assert.equal(
    read('This is the same paper as Form 16 (2). Choose another one here, or replace Form 16 (2).'),
    'यह वही दस्तावेज़ है जो फ़ॉर्म 16 (2) में दिया गया है। यहाँ दूसरा चुनें, या फ़ॉर्म 16 (2) को बदलें।',
  );
  assert.equal(
    read('Too many incorrect attempts. Try again in 5 min.'),
    'बहुत बार ग़लत डाला गया। 5 मिनट बाद दोबारा कोशिश करें।',
  );
});
