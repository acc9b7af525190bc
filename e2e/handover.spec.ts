import { issuedDocument } from './issued-document.ts';
import { violations } from './looks.ts';
import { newcomer } from './people.ts';
import { chooseWay, idProof, openDocument } from './portal.ts';
import { desktop, expect, phone, test } from './test.ts';
import { world } from './world.ts';

const asPhone = { viewport: phone, hasTouch: true, isMobile: true } as const;

test('a phone takes the picture for the computer: no login, one link, one picture @thorough', async ({
  open,
}) => {
  const computer = await open({ as: newcomer('Hema Handover'), viewport: desktop });
  await openDocument(computer, `${idProof}/pan`, 'PAN');
  await chooseWay(computer, 'Scan or photo');
  await computer.getByRole('button', { name: 'Use your phone' }).click();
  const dialog = computer.getByRole('dialog', { name: 'Use your phone' });
  await expect(dialog.getByAltText('QR code of the link')).toBeVisible();
  await expect(dialog).toContainText(/valid for 1[45]:\d\d more/);
  expect(await violations(computer)).toEqual([]);
  const link = (await dialog.getByText(/\/handover\//).textContent())?.match(/http\S+/)?.[0] ?? '';
  expect(link).toMatch(/\/handover\/\S{20,}/);

  const hand = await open(asPhone);
  const { pathname } = new URL(link);
  await hand.goto(pathname);
  await expect(hand.getByRole('heading', { level: 1, name: 'Take a photo: PAN' })).toBeVisible();
  await expect(hand.locator('body')).not.toContainText('Hema');
  expect(await violations(hand)).toEqual([]);
  await expect(dialog.getByRole('status')).toContainText('The link is open on your phone');

  const picture = Buffer.from(
    await (await fetch(`${world.sandbox}/specimens/pan-2018?person=asha`)).arrayBuffer(),
  );
  await hand
    .getByLabel('Take a photo')
    .setInputFiles({ name: 'IMG_1.png', mimeType: 'image/png', buffer: picture });
  await expect(hand.getByAltText('The picture as it will be sent')).toBeVisible();
  expect(await violations(hand)).toEqual([]);
  await hand.getByRole('button', { name: 'Use this' }).click();
  await expect(hand.getByRole('heading', { level: 1, name: 'We have received it' })).toBeVisible();
  await expect(hand.getByText('Go back to your computer.')).toBeVisible();

  await expect(dialog).toHaveCount(0);
  await expect(computer.getByText('The file from your phone is uploaded')).toBeAttached();

  await hand.goto(pathname);
  await expect(hand.getByRole('heading', { level: 1, name: 'Link has expired' })).toBeVisible();
  expect(await violations(hand)).toEqual([]);
});

test('a locked PDF is opened on the phone, and the page speaks Hindi', async ({ open }) => {
  const computer = await open({ as: newcomer('Hari Handover'), viewport: desktop });
  await openDocument(computer, '/laas/itr', 'Income-tax return');
  await chooseWay(computer, 'Scan or PDF');
  await computer.getByRole('button', { name: 'Use your phone' }).click();
  const link = (await computer.getByText(/\/handover\//).textContent())?.match(/http\S+/)?.[0] ?? '';
  const hand = await open(asPhone);
  await hand.goto(new URL(link).pathname);
  await hand.getByRole('button', { name: 'हिन्दी' }).click();
  await expect(hand.getByRole('heading', { level: 1 })).toContainText('फ़ोटो लें');
  await hand.getByLabel('फ़ाइल चुनें').setInputFiles({
    name: 'itr.pdf',
    mimeType: 'application/pdf',
    buffer: issuedDocument('A locked paper', 5, 'sesame'),
  });
  await hand.getByLabel('PDF का पासवर्ड').fill('sesame');
  expect(await violations(hand)).toEqual([]);
  await hand.getByRole('button', { name: 'खोलें' }).click();
  await expect(hand.getByRole('heading', { level: 1, name: 'पहुँच गया' })).toBeVisible();
  await expect(computer.getByRole('dialog')).toHaveCount(0);
});
