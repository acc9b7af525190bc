import assert from 'node:assert/strict';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { applicantLogins, consentCodes, staffLogins } from './specification/access-flow.ts';
import { bankStatements } from './specification/bank-flow.ts';
import { rows } from './specification/client.ts';
import { aboutPerson, filesAndEntries, pdfsAndForms } from './specification/file-flow.ts';
import { aadhaarEsign, lockerDocuments } from './specification/locker-flow.ts';
import { type Stage, setStage } from './specification/stage.ts';
import { verifications } from './specification/verification-flow.ts';
import { writtenCalls } from './specification/written-calls.ts';

/*
 * Every call that the two specification texts print, made by a client that knows the texts and not our contract: the printed
 * members and no others are sent, and the answer is read as it is printed. The table of call, sent and answered is written to `.cache/spec-calls.md`.
 */

const cache = join(import.meta.dirname, '../../../.cache');
const table = () =>
  [
    '| call | sent | answered |',
    '|---|---|---|',
    ...rows.map((row) => `| ${Object.values(row).join(' | ')} |`),
    '',
  ].join('\n');

let stage: Stage;
before(async () => {
  stage = await setStage();
});
after(() => stage.world.close());

const flows = {
  'staff log in, change and reset a password': staffLogins,
  'an applicant registers and logs in': applicantLogins,
  'consent links and codes': consentCodes,
  'bank statements': bankStatements,
  'files, entries and an asset loan': filesAndEntries,
  'documents of the locker': lockerDocuments,
  'Aadhaar eSign': aadhaarEsign,
  'verifications, each with the record that its card reads': verifications,
  'what is known of a person': aboutPerson,
  'PDFs and a bank’s form': pdfsAndForms,
};
for (const [name, flow] of Object.entries(flows)) test(name, () => flow(stage));

test('each call that the specification prints was made and answered', async () => {
  assert.equal(writtenCalls.length, 128);
  const made = new Set(rows.map(({ call }) => call));
  assert.deepEqual(
    writtenCalls.filter(({ name }) => !made.has(name)).map(({ name }) => name),
    [],
  );
  await mkdir(cache, { recursive: true });
  await writeFile(join(cache, 'spec-calls.md'), table());
});
