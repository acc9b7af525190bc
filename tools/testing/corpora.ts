import type { AmountName } from '@pramaan/documents/fixtures/amounts.ts';

const hostile = 'apps/api/src/isolated/hostile';
const readers = 'packages/readers/src';

/** Journeys that ask axe. */
const lookedAt = [
  'a11y',
  'aadhaar-verify',
  'applications',
  'bank-form',
  'bank',
  'checks',
  'consent',
  'credit',
  'dashboards',
  'esign',
  'files',
  'import',
  'joined',
  'locker',
  'newcomer',
  'passkeys',
  'policy',
  'reading',
  'retention',
  'review',
  'routes',
];

/** Journeys that are long, and walked in both windows. */
const inBothWindows = ['bank-form', 'bank', 'credit', 'esign', 'files', 'issued-documents', 'locker'];

const journeyOf = (name: string) => `e2e/${name}.spec.ts`;

/**
 * The test files that take each amount. The types ask for an entry for every amount, and test/thorough.test.ts that each
 * file reads the amounts it stands beside, and no other.
 */
export const corpora: Readonly<Record<AmountName, readonly string[]>> = {
  hostileRequests: ['apps/api/test/fuzz-api.test.ts', 'apps/api/test/fuzz-kyc.test.ts'],
  kills: ['apps/api/test/crash.test.ts'],
  storageRounds: ['apps/api/test/s3.test.ts'],
  failedCalls: ['apps/api/test/fail-nth.test.ts'],
  filesBeside: ['apps/api/test/others-answered.test.ts'],
  maskedFor: ['apps/api/test/masking.test.ts'],
  guesses: ['apps/api/src/platform/one-time-codes.test.ts'],
  slowSenders: ['apps/api/src/http/slow-senders.test.ts'],
  looksPerState: lookedAt.map(journeyOf),
  walkedLooks: [journeyOf('routes')],
  walkedLanguages: ['hindi', 'routes'].map(journeyOf),
  clickedPages: [journeyOf('routes')],
  hindiCardPages: [journeyOf('hindi')],
  hindiFormsPerArea: [journeyOf('hindi')],
  windowsPerJourney: inBothWindows.map(journeyOf),
  pseudoLocaleWalks: [journeyOf('pseudo-locale')],
  mutatedPdfs: [`${hostile}/mutated-pdf.test.ts`],
  mutatedPictures: [`${hostile}/mutated-pictures.test.ts`],
  mutatedCodePictures: [`${hostile}/mutated-pictures.test.ts`],
  mutatedPhotos: [`${hostile}/mutated-pictures.test.ts`],
  damagedPhotos: [`${readers}/jpeg2000/jpeg2000.test.ts`],
  mutatedAadhaarFiles: [`${hostile}/mutated-xml.test.ts`],
  inOwnThreads: ['pdf', 'pictures', 'xml'].map((kind) => `${hostile}/mutated-${kind}.test.ts`),
  spoiledDigits: [`${hostile}/mutated-qr.test.ts`],
  spoiledInside: [`${hostile}/mutated-qr.test.ts`],
  spoiledWithPhoto: [`${hostile}/mutated-qr.test.ts`],
  spoiledOldCodes: [`${hostile}/mutated-qr.test.ts`],
  hostilePdfChanges: ['apps/api/src/isolated/pdf/hostile.test.ts'],
  hostilePdfDrawings: ['apps/api/src/isolated/pdf/hostile.test.ts'],
  coveredPictures: ['apps/api/src/isolated/ocr/cover-aadhaar.test.ts'],
  coveredPdfs: ['apps/api/src/isolated/ocr/cover-aadhaar.test.ts'],
  documentPeople: ['apps/api/src/isolated/pdf/papers.test.ts'],
  lockedPapers: ['apps/api/src/isolated/pdf/papers.test.ts'],
  scannedDocuments: ['apps/api/src/isolated/pdf/scanned.test.ts'],
  everydayPeople: ['apps/api/src/isolated/pdf/everyday.test.ts'],
  everydayPictures: ['apps/api/src/isolated/ocr/everyday-pictures.test.ts'],
  readPictures: ['apps/api/src/isolated/ocr/read-picture.test.ts'],
  uploadedCases: ['apps/api/src/features/files/uploads.test.ts'],
  turnedPhotos: [`${hostile}/third-party.test.ts`],
  openedCases: [`${hostile}/third-party.test.ts`],
  sentPdfs: ['apps/api/src/features/application-forms/application-forms.test.ts'],
  answersOnPage: ['apps/api/src/features/esign/on-page.test.ts'],
  eSignChanges: ['apps/api/src/providers/esign/cca/faults.test.ts'],
  aadhaarXmlMutations: [`${readers}/aadhaar-xml/aadhaar-xml.test.ts`],
  signedPdfMutations: [`${readers}/pdf-signature/attacks.test.ts`],
  signedXmlMutations: [`${readers}/xml-signature/xml-signature.test.ts`],
  lockerXmlMutations: [`${readers}/locker-xml/locker-xml.test.ts`],
  damagedStatements: [`${readers}/statement/hostile.test.ts`],
  changedSigns: [`${readers}/statement/hostile.test.ts`],
  misreadPeople: ['apps/api/src/isolated/pdf/misread.test.ts'],
  generatedCases: ['apps/api/src/case-file/recompute-cases.test.ts'],
  heapsOfWords: [`${readers}/printed-forms/never-throws.test.ts`],
  drawnPeople: ['packages/specimens/src/kinds.test.ts'],
  namePairs: ['packages/documents/src/matching/labelled-pairs.test.ts'],
  addressPairs: ['packages/documents/src/matching/labelled-pairs.test.ts'],
  matchedTexts: ['packages/documents/src/matching/properties.test.ts'],
  statementSeeds: ['apps/api/src/isolated/statements/statements.test.ts'],
  statementFaults: ['apps/api/src/isolated/statements/statements.test.ts'],
  scannedStatements: ['apps/api/src/isolated/statements/scanned.test.ts'],
  mixedStatements: ['apps/api/src/isolated/statements/printed.test.ts'],
  statementPages: ['apps/api/src/isolated/statements/statements.test.ts'],
  textPages: ['apps/api/src/isolated/pdf/pages.test.ts'],
  sheetRows: ['apps/api/src/sheets/bank-statement.test.ts'],
  statementRows: ['apps/api/src/pdf/bank-statement.test.ts'],
  bankMessages: [`${readers}/statement/messages.test.ts`],
  sheetForms: [`${readers}/statement/sheets.test.ts`],
};

/** The amounts that a test file takes. */
export const amountsIn = (file: string): AmountName[] =>
  (Object.keys(corpora) as AmountName[]).filter((name) => corpora[name].includes(file));

/** Test files that take no amount and say figures: the thorough run has their lines in its table too. */
export const withFigures: readonly string[] = [
  'apps/api/test/access-matrix.test.ts',
  'apps/api/test/hostile-json.test.ts',
  'apps/api/test/troubles.test.ts',
  'apps/api/src/features/access/passkeys.test.ts',
  'apps/api/src/features/settings/branding.test.ts',
  'apps/api/src/providers/messages/gateways.test.ts',
  'apps/api/src/providers/sign-in/openid.test.ts',
  'apps/api/src/providers/account-aggregator/detached-jws.test.ts',
  'test/regular-expressions.test.ts',
  'packages/documents/src/findings/planted.test.ts',
  'packages/readers/src/certificates/revocation.test.ts',
  'packages/readers/src/pdf-signature/appended-proof.test.ts',
];

/** Run once more on a real PostgreSQL: what is killed there is another program. */
export const onPostgres: readonly string[] = corpora.kills;

/**
 * Run on a real PostgreSQL instead: the embedded database would work in the very thread whose stalls are measured, and several
 * processes cannot share it.
 */
export const onPostgresInstead: readonly string[] = [...corpora.hostileRequests, ...corpora.storageRounds];

/** Run on a real PostgreSQL alone: the embedded database belongs to one process, and has no server to lose. */
export const onPostgresAlone: readonly string[] = [
  'apps/api/test/several-processes.test.ts',
  'apps/api/test/database-away.test.ts',
];
