import assert from 'node:assert/strict';
import { getApplicant, getDraft, putDraft } from '@pramaan/contract/calls/applicants.ts';
import { listBankAccounts, uploadBankStatement } from '@pramaan/contract/calls/bank.ts';
import { addAgreement, listAgreements, signWithAadhaar } from '@pramaan/contract/calls/esign.ts';
import { downloadFile, uploadFile } from '@pramaan/contract/calls/files.ts';
import { confirmErasure, listErasures, proposeErasure } from '@pramaan/contract/calls/retention.ts';
import { decideApplication, getReview } from '@pramaan/contract/calls/review.ts';
import { listFiles } from '@pramaan/contract/calls/stored-files.ts';
import type { Call } from '@pramaan/contract/define.ts';
import { people } from '@pramaan/documents/fixtures/people.ts';
import { recordAt } from '@pramaan/documents/tree.ts';
import { demoPersonCalled, type InventedPerson } from '@pramaan/specimens/people.ts';
import { plainPdf } from '@pramaan/specimens/signed/plain-pdf.ts';
import { madeStatement } from '@pramaan/specimens/statements/make.ts';
import { axisStyle } from '@pramaan/specimens/statements/styles/private-banks.ts';
import { createApplicant } from '../src/case-file/create.ts';
import { appendConsent } from '../src/case-file/ledger.ts';
import { show, writePdf } from '../src/isolated/pdf/write-pdf.test-help.ts';
import { askingOf, filled, form } from './ask.ts';
import type { Caller, Reply } from './caller.ts';
import type { World } from './world.ts';

/** One thing a person does. They repeat it until it is done. */
export interface Deed {
  what: string;
  run(): Promise<Reply<Call>>;
  /** Throws unless what an answer of success says is so. */
  assertDone(): Promise<void>;
  /** What the minute brings that a person waits before the next turn. */
  wait?(): Promise<unknown>;
  /** Codes that say on a repetition that it was done before. */
  before?: readonly string[];
}

/** A whole flow for an applicant who is new. */
export interface Flow {
  name: string;
  deeds(world: World, id: string): Promise<Deed[]>;
}

const person = people[0];
let applicants = 0;

/** An applicant without documents, who has agreed to everything. */
export async function newApplicant({ product, lender: lenderOf }: World): Promise<string> {
  const lender = await lenderOf('SARAL');
  const { db, vault } = product;
  const sealed = await vault.of(lender, db);
  const mobile = String(9_700_000_000 + ++applicants);
  return db.tenant(lender, async (trx) => {
    const { _id } = await createApplicant(trx, sealed, vault, { ...person, lender, mobile });
    for (const purpose of ['verification', 'bank'] as const)
      await appendConsent(trx, {
        ...{ lender, applicant: _id, ip: '127.0.0.1', lenderName: 'Saral Finance', action: 'given', purpose },
        ...{ language: 'en', channel: 'demo', link: null },
      });
    return _id;
  });
}

const filesOf = async (caller: Caller, id: string, docType: string) =>
  (await caller.call(listFiles, { params: { id } })).ok.filter((file) => file.docType === docType);

/** A file of a kind is listed, and opens with these bytes; two, when it was repeated although it had been stored. */
async function assertStored(caller: Caller, id: string, docType: string, bytes: Uint8Array): Promise<void> {
  const files = await filesOf(caller, id, docType);
  assert.ok(files.length > 0, `a ${docType} is listed`);
  for (const { fileId } of files) {
    const reply = await caller.call(downloadFile, { params: { id, fileId } });
    assert.equal(reply.status, 200, `a listed ${docType} opens`);
    assert.ok(reply.raw.rawPayload.equals(bytes), `the ${docType} is the one that was sent`);
  }
}

function saveDraft(owner: Caller, id: string): Deed {
  return {
    what: 'save a draft',
    before: ['CONFLICT'],
    run: () => owner.call(putDraft, { params: { id }, body: { version: 0, draft: { note: 'first' } } }),
    async assertDone() {
      const { version, draft } = (await owner.call(getDraft, { params: { id } })).ok;
      assert.deepEqual([version, draft], [1, { note: 'first' }]);
    },
  };
}

function uploadOne(owner: Caller, id: string): Deed {
  const bytes = writePdf({
    pages: [show('A job card, of which every word is text and needs no OCR.', 50, 700)],
  });
  const params = { applicantId: id, docType: 'nrega' };
  return {
    what: 'upload a file',
    run: () => owner.call(uploadFile, { params, body: form('file', 'card.pdf', bytes) }),
    assertDone: () => assertStored(owner, id, 'nrega', bytes),
  };
}

function verifyPan(owner: Caller, id: string): Deed {
  const asking = askingOf('pan.auth');
  return {
    what: 'verify PAN',
    run: () => owner.call(asking.call, { body: { applicantId: id, ...filled(asking) } }),
    async assertDone() {
      const { docs } = (await owner.call(getApplicant, { params: { id } })).ok;
      assert.equal(recordAt(docs, 'pan', 'auth')?.status, 'verified');
    },
  };
}

const apply: Flow = {
  name: 'apply, upload, verify',
  async deeds(world, id) {
    const owner = await world.as('owner');
    return [saveDraft(owner, id), uploadOne(owner, id), verifyPan(owner, id)];
  },
};

const aadhaar = '999933119405';

const esign: Flow = {
  name: 'eSign',
  async deeds(world, id) {
    const owner = await world.as('owner');
    const bytes = Buffer.from(await plainPdf(['Agreement about a loan of money, between two parties.']));
    const agreements = async () => (await owner.call(listAgreements, { params: { id } })).ok.agreements;
    const newest = async () => (await agreements())[0];
    let url = '';
    const sendCode = () =>
      owner.call(signWithAadhaar, { body: { request: 'otp', essentials: { uid: aadhaar } } });
    return [
      {
        what: 'add an agreement',
        run: () =>
          owner.call(addAgreement, {
            params: { id },
            body: form('file', 'agreement.pdf', bytes, { type: 'Agreement' }),
          }),
        async assertDone() {
          url = (await newest())?.url ?? '';
          assert.ok(url, 'the agreement is listed');
          await assertStored(owner, id, 'esign', bytes);
        },
      },
      { what: 'ask for a code', run: sendCode, assertDone: async () => undefined },
      {
        what: 'sign',
        before: ['ESIGN_SIGNED_BEFORE'],
        // For half a minute an agreement counts as being signed.
        wait: () =>
          world.age('signing_request.asked_at', '1 minute', `applicant_id = '${id}' and state = 'open'`),
        async run() {
          const essentials = { uid: aadhaar, name: person.name, url, otp: '123456' };
          const reply = await owner.call(signWithAadhaar, { body: { request: 'sign', essentials } });
          // A person whose code was used up by a failure asks for another.
          if (!reply.success) await sendCode();
          return reply;
        },
        async assertDone() {
          const found = await newest();
          assert.deepEqual([found?.next, found?.last?.state], [null, 'signed']);
          const signed = await filesOf(owner, id, 'esigned');
          assert.equal(signed.length, 1, 'it is signed once');
          const params = { id, fileId: signed[0]?.fileId };
          assert.equal((await owner.call(downloadFile, { params })).status, 200);
        },
      },
    ];
  },
};

let statements = 0;

const bank: Flow = {
  name: 'upload a bank statement',
  async deeds(world, id) {
    const owner = await world.as('owner');
    const asha = demoPersonCalled('asha') as InventedPerson;
    const options = { from: '2025-04', months: 2, seed: `failing ${++statements}` };
    const bytes = Buffer.from((await madeStatement(asha, axisStyle, 'csv', options)).bytes);
    const body = () => form('file', 'statement.csv', bytes, { applicantId: id });
    return [
      {
        what: 'upload a bank statement',
        run: () => owner.call(uploadBankStatement, { body: body() }),
        async assertDone() {
          const accounts = (await owner.call(listBankAccounts, { params: { id } })).ok;
          assert.equal(accounts.length, 1, 'one account');
          await assertStored(owner, id, 'bankStatement', bytes);
        },
      },
    ];
  },
};

const erase: Flow = {
  name: 'erase',
  async deeds(world, id) {
    const [owner, manager] = [await world.as('owner'), await world.as('manager')];
    const upload = uploadOne(owner, id);
    assert.ok((await upload.run()).success);
    const erasures = (await owner.call(listErasures)).ok.length;
    return [
      {
        what: 'propose the erasure',
        run: () => owner.call(proposeErasure, { params: { id } }),
        assertDone: async () => undefined,
      },
      {
        what: 'approve the erasure',
        before: ['NO_SUCH_APPLICANT'],
        run: () => manager.call(confirmErasure, { params: { id } }),
        async assertDone() {
          assert.equal((await owner.call(getApplicant, { params: { id } })).status, 404);
          assert.equal((await owner.call(listErasures)).ok.length, erasures + 1, 'it is certified once');
        },
      },
    ];
  },
};

const decide: Flow = {
  name: 'decide',
  async deeds(world, id) {
    const owner = await world.as('owner');
    const state = async () => (await owner.call(getReview, { params: { id } })).ok;
    const { version } = await state();
    const body = { version, kind: 'reject', reasons: ['INCOME_LOW'], conditions: [] };
    return [
      {
        what: 'reject',
        before: ['CONFLICT', 'NOT_IN_THIS_STAGE'],
        run: () => owner.call(decideApplication, { params: { id }, body }),
        async assertDone() {
          const { stage, decisions } = await state();
          assert.deepEqual(
            [stage, decisions.length],
            ['second-approval', 1],
            'one decision waits for its approval',
          );
        },
      },
    ];
  },
};

export const flows: readonly Flow[] = [apply, esign, bank, erase, decide];
