import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as esign from '@pramaan/contract/calls/esign.ts';
import { downloadFile } from '@pramaan/contract/calls/files.ts';
import { messages } from '@pramaan/contract/messages.ts';
import { plainPdf } from '@pramaan/specimens/signed/plain-pdf.ts';
import { form } from '../../../test/ask.ts';
import type { Caller } from '../../../test/caller.ts';
import type { World } from '../../../test/world.ts';
import { type Fields, numbers } from '../../providers/esign/cca/harness.test-help.ts';

export const signCode = '123456';
export const ashaName = 'Asha Sample';
let made = 0;

export const agreementPdf = async (type = 'Agreement') =>
  Buffer.from(
    await plainPdf([`${type} ${++made}`, 'Between the lender and the borrower, about a loan of money.']),
  );

/** What a person does with agreements, as one caller about one applicant. */
export function signerAs(by: Caller, id: string) {
  return {
    give: (bytes: Buffer, type = 'Agreement') =>
      by.call(esign.addAgreement, { params: { id }, body: form('file', 'paper.pdf', bytes, { type }) }),
    async agreement(type = 'Agreement') {
      return (await this.give(await agreementPdf(type), type)).ok;
    },
    sendCode: (uid: string = numbers.asha) =>
      by.call(esign.signWithAadhaar, { body: { request: 'otp', essentials: { uid } } }),
    sign: (url: string, more: Record<string, string> = {}) =>
      by.call(esign.signWithAadhaar, {
        body: {
          request: 'sign',
          essentials: {
            uid: numbers.asha,
            name: ashaName,
            url,
            otp: signCode,
            reason: messages.esignReason,
            ...more,
          },
        },
      }),
    async listed(agreementId: string) {
      const { agreements } = (await by.call(esign.listAgreements, { params: { id } })).ok;
      const found = agreements.find((each) => each.agreementId === agreementId);
      assert.ok(found, 'the paper is listed');
      return found;
    },
    begin: (agreement: string, from: 'portal' | 'office' = 'portal') =>
      by.call(esign.beginSigning, { params: { id, agreement }, body: { from } }),
    state: (request: string) => by.call(esign.getSigningRequest, { params: { id, request } }),
    remove: (agreement: string) => by.call(esign.removeAgreement, { params: { id, agreement } }),
    check: async (agreement: string) =>
      (await by.call(esign.checkAgreement, { params: { id, agreement } })).ok,
    order: (agreement: string, applicants: readonly string[], lender = false) =>
      by.call(esign.setSigners, { params: { id, agreement }, body: { applicants, lender } }),
    async bytes(url: string | null): Promise<Buffer> {
      const [, , , applicant = '', , fileId = ''] = (url ?? '').split('/');
      const reply = await by.call(downloadFile, { params: { id: applicant, fileId } });
      assert.equal(reply.status, 200, `${url} is downloaded`);
      return reply.raw.rawPayload;
    },
  };
}
export type SignerAs = ReturnType<typeof signerAs>;

/** Where the provider is told to have the answer posted. */
export const answerAddress = (begun: { form: { fields: Record<string, string> } }) =>
  /responseUrl="([^"]+)"/.exec(begun.form.fields.eSignRequest ?? '')?.[1] ?? '';

/** The browser posts what the provider's page gave it, without any session of ours. @returns where it is sent on */
export async function postAnswer(world: World, address: string, fields: Fields): Promise<string> {
  const reply = await world.app.inject({
    method: 'POST',
    url: new URL(address).pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: world.sandbox.url },
    payload: new URLSearchParams(fields).toString(),
  });
  assert.equal(reply.statusCode, 303, reply.body);
  return String(reply.headers.location);
}

/** What pdfsig says of a file; null when the machine does not have it. */
export function pdfsig(pdf: Uint8Array): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'pdfsig-'));
  try {
    writeFileSync(join(folder, 'paper.pdf'), pdf);
    const { error, stdout, stderr } = spawnSync('pdfsig', ['-nocert', join(folder, 'paper.pdf')], {
      encoding: 'utf8',
      timeout: 20_000,
    });
    return error ? null : stdout + stderr;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Orders the next answer of the provider to be wrong in that way. */
export const injectedFaults = (world: World, how: string) =>
  world.sandbox.json('/esign/injected-faults', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ how }),
  });

/** How many signed agreements are kept. */
export async function signedStored(world: World): Promise<number> {
  const rows = await world.direct(`select count(*) as files from upload where document = 'esigned'`);
  return Number(rows.at(-1)?.files);
}
