import { picture } from './looks.ts';
import { numberOfKind } from './made-person.ts';
import { fieldOf } from './portal.ts';
import {
  answerTheFirstQuestions,
  bringFromDigiLocker,
  describeThemselves,
  newcomerWithWatch,
  shareTheBankStatement,
} from './stopwatch.ts';
import { expect, test } from './test.ts';

/* Newcomers who earn by their own work complete everything: what they tap, type and need of their time (docs/bench.md). */

const complete = 'You have submitted everything we asked for.';

test('a self-employed newcomer completes everything, with the Udyam number of the business @thorough', async ({
  open,
}, info) => {
  const page = await open();
  const name = 'Sunil Stopwatch';
  const newcomer = await newcomerWithWatch(page, name);
  const { count, follow, press, type, minutes } = newcomer.watch;
  await answerTheFirstQuestions(newcomer, { name, work: 'Self-employed', home: 'Rented' });
  await bringFromDigiLocker(newcomer);
  await describeThemselves(newcomer);
  await shareTheBankStatement(newcomer);
  await follow('Continue: Business');
  await follow(/^Udyam registration/);
  await type(fieldOf(page, 'Udyam or Udyog Aadhaar number'), numberOfKind(newcomer.made, 'Udyam number'));
  await press('Verify');
  await page.getByRole('link', { name: 'Back to your application' }).last().click();
  await expect(page.getByText(complete)).toBeVisible();
  await picture(page, 'stopwatch-self-employed');
  info.annotations.push({
    type: 'stopwatch',
    description: `${count.taps} taps, ${count.typed} typed fields, ${minutes().toFixed(1)} minutes`,
  });
  expect(count.taps).toBeLessThanOrEqual(26);
  expect(count.typed).toBeLessThanOrEqual(13);
});

test('a proprietor completes everything, with a GST registration found by the PAN that is known, and is asked for no company @thorough', async ({
  open,
}, info) => {
  const page = await open();
  const name = 'Bina Stopwatch';
  const newcomer = await newcomerWithWatch(page, name);
  const { count, follow, press, minutes } = newcomer.watch;
  await answerTheFirstQuestions(newcomer, { name, work: 'Business owner', home: 'Own house' });
  await bringFromDigiLocker(newcomer);
  await describeThemselves(newcomer);
  await shareTheBankStatement(newcomer);
  await follow('Continue: Business');
  await follow(/^GST registration/);
  await expect(fieldOf(page, 'PAN of the business')).toHaveValue(numberOfKind(newcomer.made, 'PAN'));
  await press('Verify');
  await page.getByRole('link', { name: 'Back to your application' }).last().click();
  await expect(page.getByText(complete)).toBeVisible();
  const asked = page.getByRole('region', { name: 'What we need' });
  await expect(asked.getByText('Company', { exact: true })).toHaveCount(0);
  info.annotations.push({
    type: 'stopwatch',
    description: `${count.taps} taps, ${count.typed} typed fields, ${minutes().toFixed(1)} minutes`,
  });
  expect(count.taps).toBeLessThanOrEqual(26);
  expect(count.typed).toBeLessThanOrEqual(12);
});
