import type { Page } from '@playwright/test';
import { cardOf } from './cards.ts';
import { idInList } from './files.ts';
import { newcomer, register, saralOwner } from './people.ts';
import { chooseWay, idProof, openDocument } from './portal.ts';
import { specimen, submitPicture } from './specimens.ts';
import { desktop, expect, phone, test } from './test.ts';

/* While one applicant sends twenty noisy pictures at once, the office and another applicant go on. */

const pictures = 20;

/** Sends the picture so many times at once from the page of a person who is logged in. @returns what each got */
const sendAll = (page: Page, applicantId: string, file: { name: string; mimeType: string; buffer: Buffer }) =>
  page.evaluate(
    async ({ applicantId, name, type, base64, count }) => {
      const bytes = Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));
      const forgery = decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '');
      const headers = { token: localStorage.getItem(applicantId) ?? '', 'X-XSRF-TOKEN': forgery };
      const one = async () => {
        const body = new FormData();
        body.append('file', new File([bytes], name, { type }));
        const reply = await fetch(`/api/users/upload/${applicantId}/pan`, { method: 'POST', headers, body });
        const { success, code } = (await reply.json()) as { success: boolean; code?: string };
        return success ? 'stored' : `${reply.status} ${code}`;
      };
      return Promise.all(Array.from({ length: count }, one));
    },
    {
      ...{ applicantId, name: file.name, type: file.mimeType, count: pictures },
      base64: file.buffer.toString('base64'),
    },
  );

/** Seconds from here until `seen` is there. */
async function secondsOf(work: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await work();
  return Math.round((performance.now() - began) / 100) / 10;
}

test('beside twenty noisy uploads of one applicant the office and the portal answer, and a picture is read @thorough', async ({
  open,
  complaints,
}, info) => {
  // Turned away is an answer too: the person of the twenty has as many turns as everybody.
  complaints.allow(/\b429\b/);
  const office = await open({ as: saralOwner, viewport: desktop });
  const sender = await open({ viewport: phone });
  await register(sender, 'Nora Noisy');
  const id = await idInList(office, 'Nora Noisy');
  const other = await open({ as: newcomer('Asha Q Sample') });
  const [dark, clean] = [
    await specimen('pan-2018', 'ravi', 'dark'),
    await specimen('pan-2018', 'asha', 'clean'),
  ];

  let under = true;
  const ends = sendAll(sender, id, dark).finally(() => {
    under = false;
  });
  const list = await secondsOf(async () => {
    await office.goto('/admin');
    await expect(office.getByRole('link', { name: 'Nora Noisy', exact: true })).toBeVisible();
  });
  const opened = await secondsOf(async () => {
    await office.goto(`/admin/applicants/${id}/review`);
    await expect(office.getByRole('heading', { name: 'Review', exact: true })).toBeVisible();
  });
  const portal = await secondsOf(() => openDocument(other, `${idProof}/pan`, 'PAN'));
  expect(under, 'the twenty are still being read').toBe(true);
  const read = await secondsOf(async () => {
    await chooseWay(other, 'Scan or photo');
    await submitPicture(other, clean);
    await expect(cardOf(other, 'PAN OCR Details')).toContainText('AAAPZ1234C');
  });
  const before = under;
  const outcomes = await ends;
  expect(outcomes.filter((one) => !/^(stored|429 FILES_BUSY|200 FILES_BUSY)$/.test(one))).toEqual([]);
  const stored = outcomes.filter((one) => one === 'stored').length;
  const figure = {
    what: 'office and portal in a browser beside twenty noisy uploads of one applicant',
    tried: pictures,
    measured: `list ${list} s, case ${opened} s, portal ${portal} s; another applicant’s picture read in ${read} s, ${before ? 'before' : 'after'} the twenty; ${stored} of them stored, the others turned away`,
    bound: 'each answers, no fault',
  };
  info.annotations.push({ type: 'figure', description: JSON.stringify(figure) });
});
