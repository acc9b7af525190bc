import type { Locator, Page } from '@playwright/test';
import { banks, statementBanks } from '@pramaan/contract/banks.ts';
import { cardTextsHindi } from '@pramaan/documents/card-texts-hindi.ts';
import { caseReasonsHindi } from '@pramaan/documents/case-reasons-hindi.ts';
import { choicesHindi } from '@pramaan/documents/choices-hindi.ts';
import { faultsHindi, numbersInLatin } from '@pramaan/documents/faults-hindi.ts';
import {
  fieldLabelsHindi,
  formWordsInLatin,
  hintsHindi,
  methodsHindi,
} from '@pramaan/documents/form-hindi.ts';
import { bankForms } from '@pramaan/documents/forms/registry.ts';
import { labelsHindi, labelsInLatin } from '@pramaan/documents/labels-hindi.ts';
import { areas, documentsIn } from '@pramaan/documents/menu.ts';
import { findDocument } from '@pramaan/documents/registry.ts';
import { statementHindi } from '@pramaan/documents/statement-hindi.ts';
import { statementWordsHindi } from '@pramaan/documents/statement-words-hindi.ts';
import { titlesHindi } from '@pramaan/documents/titles-hindi.ts';
import { allRecords, type Tree } from '@pramaan/documents/tree.ts';
import { whysHindi } from '@pramaan/documents/whys-hindi.ts';
import { messagesOf, readSources } from '@pramaan/messages/sources.ts';
import { withIds } from './ids.ts';
import { sidewaysFaults } from './looks.ts';
import { asha, newcomer, ravi } from './people.ts';
import { fill, verify } from './portal.ts';
import { portal, walksOf } from './portal-pages.ts';
import { hindiCardsOf, hindiFormsOf, walkedIn } from './sizes.ts';
import { specimen } from './specimens.ts';
import { expect, test } from './test.ts';
import { lendersTexts, textsOn } from './texts.ts';
import { world } from './world.ts';

/*
 * The portal in Hindi: no page shows a text in English, but names and what somebody's records say.
 */

test.describe.configure({ mode: 'parallel' });

/** Names and codes that Hindi writes in Latin letters (docs/hindi-terms.md). */
const names = new Set(
  `Pramaan DigiLocker eSign PAN UAN GSTIN TIN TAN IFSC EPF EPFO ESIC OTP PDF QR KYC e-KYC EMI UIDAI FSSAI GST VAT CST CIN LLPIN
  JPEG PNG WebP ZIP XML XLSX CSV SMS DPDP ITR English`.split(/\s+/),
);

/** Labels that are such names. */
const inLatin = new Set([...formWordsInLatin, ...labelsInLatin, ...numbersInLatin]);

/** Everything that has Hindi beside it: in English it is a fault, whoever sent it. */
const translated = new Set(
  [
    ...[faultsHindi, fieldLabelsHindi, hintsHindi, methodsHindi, labelsHindi, titlesHindi, whysHindi],
    ...[statementHindi, statementWordsHindi, caseReasonsHindi, cardTextsHindi],
  ].flatMap((hindi) => Object.keys(hindi).filter((english) => hindi[english] !== english)),
);

/** Members of replies that are written for a reader: they are never data. */
const sentences = /^(?:message|title|label|text|sentence|detail|notes?|rule|why|meaning)$/;

/** Every text of a reply that is data. */
function dataIn(value: unknown, name = ''): string[] {
  if (typeof value === 'string') return sentences.test(name) ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => dataIn(inner, Array.isArray(value) ? name : key));
}

const simple = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();
const day = /\b\d{1,2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\b(?: \d{4})?/g;
/** A number of a document, as a drawing shows it: AAAPZ1234C. */
const number = /^(?=.*\d)[A-Z\d]+$/;
const isEnglish = (text: string) =>
  !/\p{Script=Devanagari}/u.test(text) &&
  !inLatin.has(text) &&
  /[a-z]{3}/i.test(
    text
      .replace(day, '')
      .replace(/X{4}/g, '')
      .split(/[^\p{L}\p{N}-]+/u)
      .filter((word) => !names.has(word) && !number.test(word))
      .join(' '),
  );

/** English words within a sentence in Hindi: a name has a capital on each word. */
const isMixed = (text: string) => /\p{Script=Devanagari}/u.test(text) && /[a-z]{2} [a-z]{3}/.test(text);

/** Names of banks and lenders are theirs. */
const bankNames = [
  ...banks.map(({ name }) => name),
  ...statementBanks,
  ...bankForms.flatMap((form) => form.banks),
];

/** Placeholders and names that only screen readers say. */
const attributesOn = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[placeholder], [aria-label], [title], [alt]')]
      .filter(
        (element) => element.checkVisibility() && element.closest('[lang]')?.getAttribute('lang') === 'hi',
      )
      .flatMap((element) =>
        ['placeholder', 'aria-label', 'title', 'alt'].map((name) => element.getAttribute(name) ?? ''),
      ),
  );

/**
 * What a page says in English where it should be Hindi, as it is walked through.
 *
 * @param registries the page shows what registries say, among it words that our lists have too
 */
async function englishFinder(page: Page, { registries = false } = {}) {
  await page.context().addCookies([{ name: 'language', value: 'hi', url: world.site }]);
  const data = new Set<string>(bankNames.map(simple));
  const words = new Set<string>();
  for (const text of await lendersTexts(page)) data.add(simple(text));
  page.on('response', async (response) => {
    if (!/\/(?:api|kyc)\//.test(response.url())) return;
    const body: unknown = await response.json().catch(() => null);
    for (const text of dataIn(body)) {
      data.add(simple(text));
      for (const word of simple(text).split(/[^\p{L}\p{N}]+/u)) words.add(word);
    }
  });
  const isData = (text: string): boolean => {
    const plain = simple(text);
    // What a registry says may be a word that we have too.
    if (registries ? !data.has(plain) && translated.has(text) : translated.has(text) || text in choicesHindi)
      return false;
    // A bank and the end of an account's number.
    if (data.has(plain.replace(/ x+\d+$/, '')) || [...data].some((one) => one.includes(plain))) return true;
    // An address is put together from its parts.
    if (/\d/.test(plain) && plain.split(/[^\p{L}\p{N}]+/u).every((word) => words.has(word))) return true;
    const parts = text.split(/\s*[·,:;()|–—]\s*|\s-\s/).filter((part) => /\p{L}/u.test(part));
    return parts.length > 1 && parts.every((part) => !isEnglish(part) || isData(part));
  };
  const faults = new Set<string>();
  return {
    faults,
    /** Looks at the page as it stands, at all choices of its lists too. */
    look: async (where: string): Promise<void> => {
      const texts = await textsOn(page);
      const shown = texts.filter(({ language }) => language === 'hi').map(({ text }) => text);
      const choices = await page.locator('option').allTextContents();
      for (const text of [...shown, ...choices, ...(await attributesOn(page))])
        if (isMixed(text) || (isEnglish(text) && !isData(text))) faults.add(`${where}: in English "${text}"`);
      for (const { text, clipped } of texts) if (clipped) faults.add(`${where}: clipped "${text}"`);
      for (const fault of await sidewaysFaults(page)) faults.add(`${where}: ${fault}`);
    },
  };
}

async function opened(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

for (const { name, mine } of walksOf(walkedIn('hi', portal)))
  test(`${name}: on ${mine.length} portal pages every text is Hindi, a name or data, and none is cut off at 360 px`, async ({
    open,
    complaints,
  }) => {
    complaints.allow(/dl\.js|Digilocker/);
    // Nobody's link to a bank page is refused.
    complaints.allow(/400 .*bankPage/);
    const as = mine[0]?.as;
    const page = await open(as ? { as } : {});
    const { look, faults } = await englishFinder(page);
    for (const { path } of mine) {
      await opened(page, await withIds(path, open, 'Meena Example'));
      await look(path);
    }
    expect([...faults]).toEqual([]);
  });

/** Opens everything that is folded. */
const unfold = (page: Page) =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });

/** Takes away what a draft has filled in; of a form in parts, in the part that is shown. */
async function empty(form: Locator): Promise<void> {
  const typed = 'input:not([type=file], [type=radio], [type=checkbox]):visible, textarea:visible';
  for (const field of await form.locator(typed).all()) await field.fill('', { timeout: 2_000 });
  for (const list of await form.locator('select:visible').all())
    await list.selectOption('', { timeout: 2_000 });
}

/** Answers the questions that a part of a form shows, by their names. */
async function answer(form: Locator, examples: ReadonlyMap<string, string>): Promise<void> {
  for (const field of await form.locator('input[name]:visible, textarea[name]:visible').all())
    await field.fill(examples.get((await field.getAttribute('name')) ?? '') ?? '');
  for (const list of await form.locator('select:visible').all()) await list.selectOption({ index: 1 });
}

const documentWalks = areas
  .map(({ area, path }) => ({
    area,
    pages: documentsIn(area).map(({ id }) => ({
      id,
      path: `/laas/${path}/${id}`,
      examples: new Map(
        Object.values(findDocument(id)?.methods ?? {}).flatMap(({ capture }) =>
          Object.entries(capture).map(([name, { examples }]): [string, string] => [name, examples[0] ?? '']),
        ),
      ),
    })),
  }))
  .filter(({ pages }) => pages.length > 0);

/** The areas whose forms every run reads: of the longest, and of the most usual. */
const everyRun = ['identity', 'business'];

/** Areas whose documents are given on pages of their own. */
const ownPages = ['bank-statements', 'credit-report'];
const messages = messagesOf(readSources(), 'hi');

// That every label, choice and fault has its Hindi is tested where they are declared: here it is that a form shows it.
for (const { area, pages } of documentWalks.filter((walk) => !ownPages.includes(walk.area)))
  test(`forms of ${area}: every question, choice and fault is Hindi${everyRun.includes(area) ? '' : ' @thorough'}`, async ({
    open,
  }) => {
    // Nobody else's draft fills these forms.
    const page = await open({ as: newcomer('Farida Forms') });
    const { look, faults } = await englishFinder(page);
    const form = page.locator('main form').first();
    for (const { path, examples } of hindiFormsOf(pages)) {
      await opened(page, path);
      const again = page.getByRole('button', { name: messages.doc_again ?? '' });
      if (await again.isVisible()) await again.click();
      await expect(form, path).toBeVisible();
      const ways = page.getByRole('radio');
      for (let way = 0; way < Math.max(1, await ways.count()); way += 1) {
        if ((await ways.count()) > 0) await ways.nth(way).check();
        const change = form.getByRole('button', { name: messages.doc_form_filled_change ?? '' });
        if (await change.isVisible()) await change.click();
        await unfold(page);
        await look(`${path}, method ${way + 1}`);
        // What is wrong with an empty form is told at once; nothing is sent.
        const submit = form.locator('button[type=submit]');
        const leftEmpty = () =>
          expect(async () => {
            if (!(await submit.isVisible())) return;
            await empty(form);
            await submit.click({ timeout: 2_000 });
            // A field for a file has its fault before the form.
            await expect(page.locator('main').getByRole('alert').first()).toBeVisible({ timeout: 2_000 });
          }, path).toPass({ timeout: 30_000 });
        // What is fetched takes the place of the form before, and may be no form; a draft may have filled it.
        await leftEmpty();
        await look(`${path}, method ${way + 1}, left empty`);
        const goesOn = async () =>
          (await submit.isVisible()) && (await submit.textContent()) === messages.start_next;
        for (let part = 2; await goesOn(); part += 1) {
          await answer(form, examples);
          await submit.click();
          await expect(form.getByRole('status').first()).toHaveText(new RegExp(`^\\D+${part}\\D`));
          await unfold(page);
          await leftEmpty();
          await look(`${path}, method ${way + 1}, part ${part}, left empty`);
        }
      }
    }
    expect([...faults]).toEqual([]);
  });

test('a bank’s application form has its questions, choices and faults in Hindi @thorough', async ({
  open,
}) => {
  const page = await open({ as: asha });
  const { look, faults } = await englishFinder(page);
  await opened(page, '/laas/loan/application-form');
  await page.locator('[aria-labelledby=forms-choose]').getByRole('link').click();
  const form = page.locator('main form').first();
  await expect(form).toBeVisible();
  await look('application form');
  await empty(form);
  await form.locator('button[type=submit]').click();
  await expect(form.getByRole('alert').nth(5)).toBeVisible();
  await look('application form, left empty');
  expect([...faults]).toEqual([]);
});

/** Pages that say what the person's records hold. */
const ownRecords = [
  'report',
  'history',
  'total-count',
  'issued-documents',
  'dashboards',
  'my-data',
  'consents',
].map((page) => `/laas/${page}`);

test('the cards of what was submitted have Hindi labels, and say in Hindi how it was verified @thorough', async ({
  open,
}) => {
  const page = await open({ as: ravi });
  const { look, faults } = await englishFinder(page, { registries: true });
  const file = page.waitForResponse(/\/api\/applicants\/[^/?]+$/);
  await opened(page, '/laas/report');
  const { result } = (await (await file).json()) as { result: { docs: Tree } };
  const given = new Set(allRecords(result.docs).map(({ entry }) => entry.document.id));
  // A page without a card is its form, which is looked at above.
  const withCards = documentWalks.flatMap(({ pages }) => pages).filter(({ id }) => given.has(id));
  let cards = 0;
  for (const path of [...hindiCardsOf(withCards).map(({ path }) => path), ...ownRecords]) {
    await opened(page, path);
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true;
    });
    cards += await page.getByRole('article').count();
    await look(path);
  }
  expect(cards).toBeGreaterThan(10);
  expect([...faults]).toEqual([]);
});

const bankPage = '/laas/financial/bankStatmentOnline';

test('a bank account with differences, signs of a change and circular payments is told in Hindi @thorough', async ({
  open,
}) => {
  const page = await open({ as: newcomer('Khem Khata') });
  await page.goto(bankPage);
  await page.getByRole('button', { name: /^Upload/ }).click();
  await page.getByLabel('Choose files').setInputFiles(await specimen('statement-hdfc-edited', 'asha'));
  await page.getByRole('button', { name: 'I agree, continue' }).click();
  const read = page.getByRole('region', { name: 'Details in the file' });
  await expect(read).toContainText('Balance check: failed');
  await expect(read).toContainText('The file was saved 2 times.');

  const { look, faults } = await englishFinder(page);
  await opened(page, bankPage);
  await expect(page.getByText('फ़ाइल 2 बार सहेजी गई।').first()).toBeVisible();
  await look('bank page');
  const address = await page.locator(`a[href^="${bankPage}/"]`).first().getAttribute('href');
  await opened(page, address ?? '');
  await unfold(page);
  for (const title of ['account_differences', 'account_tamper', 'account_circular', 'account_categories'])
    await expect(page.getByText(messages[title] ?? title, { exact: true }), title).toBeVisible();
  await expect(page.getByText('MODEL TRADERS: ₹50,000 एक ही दिन में गया और आया।')).toBeVisible();
  await look('bank account');
  // A figure, a circle and a category each open their rows, with the rule.
  const figures = page.locator('[aria-labelledby=account-figures]').getByRole('button', { disabled: false });
  for (const figure of await figures.all()) {
    await figure.click();
    await look(`bank account, ${await figure.textContent()}`);
  }
  for (const row of await page.locator('th[scope=row] button').all()) {
    await row.click();
    await look(`bank account, ${await row.textContent()}`);
  }
  expect([...faults]).toEqual([]);
  expect(await page.locator('main [lang=en]').allTextContents()).toEqual([]);
});

test('why a court case is taken for one’s own is told in Hindi, and its names stay @thorough', async ({
  open,
}) => {
  const page = await open({ as: newcomer('Lata Adalat') });
  await page.goto('/laas/litigation');
  await page.getByRole('button', { name: 'Fill in what we already know' }).click();
  await fill(page, {
    "Father's name": 'Madan Adalat',
    Address: '8, Hill Road, Kothrud, Pune, Maharashtra',
    'PIN code': '411045',
  });
  await verify(page);
  await expect(page.getByRole('article', { name: 'Court Cases' })).toBeVisible();

  const { look, faults } = await englishFinder(page);
  await opened(page, '/laas/litigation');
  await unfold(page);
  const why = page.getByText('नाम मेल खाता है (1.00)। पिता का नाम मेल खाता है (1.00)। पता मेल खाता है');
  // In the list of cases, and on the card.
  await expect(why).toHaveCount(2);
  await look('court cases');
  expect([...faults]).toEqual([]);
  const left = await page.locator('main [lang=en]').allTextContents();
  for (const text of left) expect(text).toMatch(/ v\. .*Court of the/);
  expect(left).toHaveLength(2);
});
