import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import {
  type BuiltFiles,
  builtParts,
  filesOfParts,
  firstQuestions,
  partsOfOffice,
  partsOfPages,
} from '@pramaan/contract/built-app.ts';
import { languagesOf } from '@pramaan/contract/page-language.ts';
import { baseLocale, type Locale } from '@pramaan/messages/settings.ts';
import { localeNames, merged, readSources } from '@pramaan/messages/sources.ts';
import { root } from './children.ts';
import { cycles } from './cycles.ts';

/** A page and what it may weigh in each of its languages (quality.md): kilobytes of JavaScript on the wire until it can be used. */
interface Budget {
  page: string;
  limit: number;
  /** Its address, which tells the languages in which it comes. */
  path: string;
  /** The chunks, by their source or layer, that the page loads besides the entry: its frame, its routes, itself. */
  sources: readonly string[];
}

const { frame } = builtParts;
const portal = [frame, builtParts.portal];
const consent = 'src/features/consent/ConsentPage.tsx';
const office = [frame, 'src/routes/admin.tsx'];

export const budgets: readonly Budget[] = [
  { page: 'consent', path: '/consent', limit: 80, sources: [consent] },
  {
    page: 'consent, itemised',
    path: '/consent',
    limit: 82,
    sources: [consent, 'src/features/consent/ItemisedLines.tsx'],
  },
  {
    page: 'phone: handover',
    path: '/handover/1',
    limit: 86,
    sources: ['src/features/handover/HandoverPage.tsx'],
  },
  { page: 'verify a document', path: '/verify', limit: 77, sources: ['src/features/verify/VerifyPage.tsx'] },
  {
    page: 'applicant: login',
    path: '/login',
    limit: 113,
    sources: [frame, builtParts.login],
  },
  {
    page: 'applicant: home',
    path: '/laas',
    limit: 111,
    sources: [...portal, builtParts.home],
  },
  {
    page: 'applicant: home, first questions',
    path: '/laas',
    limit: 130,
    sources: [...portal, builtParts.home, ...firstQuestions],
  },
  {
    page: 'applicant: document',
    path: '/laas/identity',
    limit: 130,
    // Of the chunks of definitions the largest.
    sources: [...portal, builtParts.document, 'kinds-identity'],
  },
  {
    page: 'applicant: bank',
    path: '/laas/financial/bankStatmentOnline',
    limit: 124,
    sources: [...portal, builtParts.bank],
  },
  {
    page: 'applicant: bank account',
    path: '/laas/financial/bankStatmentOnline/1',
    limit: 130,
    sources: [...portal, 'src/features/bank/account/AccountPage.tsx'],
  },
  {
    page: 'applicant: eSign',
    path: '/laas/esign',
    limit: 125,
    sources: [...portal, builtParts.esign],
  },
  {
    page: 'applicant: DigiLocker',
    path: '/laas/locker',
    limit: 118,
    sources: [...portal, builtParts.locker],
  },
  {
    page: 'applicant: DigiLocker pop-up',
    path: '/locker/share',
    limit: 111,
    sources: [frame, 'src/routes/locker-share.tsx'],
  },
  {
    page: 'applicant: application form',
    path: '/laas/loan/application-form',
    limit: 129,
    sources: [...portal, builtParts.forms, builtParts.chooseBank, builtParts.storedForms],
  },
  {
    page: 'applicant: application form, open',
    path: '/laas/loan/application-form',
    limit: 130,
    sources: [...portal, builtParts.forms, builtParts.openForm],
  },
  {
    page: 'report: summary',
    path: '/laas/report',
    limit: 117,
    sources: [...portal, builtParts.report],
  },
  {
    page: 'report: full',
    path: '/admin/applicants/1/report',
    limit: 200,
    sources: [...office, 'src/features/reports/FullReport.tsx'],
  },
  {
    page: 'report: shared',
    path: '/digi-report/1',
    limit: 168,
    sources: [frame, 'src/routes/digi-report.tsx'],
  },
];

export interface Weight {
  page: string;
  limit: number;
  kilobytes: number;
  /** Requests for JavaScript. */
  files: number;
  within: boolean;
}

const dist = join(root, 'apps', 'web', 'dist');
const readJson = (locale: Locale, name: string): unknown =>
  JSON.parse(readFileSync(join(dist, locale, '.vite', name), 'utf8'));

/** The built web app's manifest in one language. */
const readManifest = (locale: Locale = baseLocale) => readJson(locale, 'manifest.json') as BuiltFiles;

/** Messages that a page would show in English though it comes in another language, each with that language. */
export function untranslatedMessages(): string[] {
  const sources = readSources();
  const others = localeNames.filter((locale) => locale !== baseLocale);
  return others.flatMap((locale) => {
    const own = merged(sources[locale]);
    return (readJson(locale, 'messages.json') as string[])
      .filter((name) => !(name in own))
      .map((name) => `${locale}: ${name}`);
  });
}

/** Messages that no part of the built app shows. */
export function unusedMessages(): string[] {
  const shown = new Set(readJson(baseLocale, 'messages.json') as string[]);
  return Object.keys(merged(readSources()[baseLocale])).filter((name) => !shown.has(name));
}

/** Every JavaScript file that `sources` bring along by static imports. Throws for a source that is no chunk of its own. */
export const filesOf = (manifest: BuiltFiles, sources: readonly string[]): string[] =>
  filesOfParts(manifest, sources, (part) => {
    throw new Error(`The build of the web app has no chunk for ${part}, which tools/web-size.ts names.`);
  }).scripts;

/**
 * Files of the built app that wait for each other, each circle once: `a → b → a`. Which of them runs first is then chance, and
 * the page can stop with an error because a value that it uses is not there yet. Empty means none.
 */
export const circlesIn = (manifest: BuiltFiles): string[] =>
  cycles(new Map(Object.entries(manifest).map(([key, { imports = [] }]) => [key, imports]))).map((circle) =>
    circle.map((key) => manifest[key]?.name ?? key).join(' → '),
  );

/** The circles of the app built last, in every language. */
export const circlesBuilt = (): string[] =>
  localeNames.flatMap((locale) => circlesIn(readManifest(locale)).map((circle) => `${locale}: ${circle}`));

/** Parts that the server's pages name and this build does not have: they would be left out without a word. */
export function partsMissing(manifest: BuiltFiles, pages = partsOfPages): string[] {
  const missing: string[] = [];
  const named = new Set([...[builtParts.start, ...firstQuestions], ...pages.flatMap(([, parts]) => parts)]);
  filesOfParts(manifest, [...named], (part) => missing.push(part));
  return missing;
}

/** Such parts of the app built last, in the languages in which the portal and the back office come. */
export const partsMissingBuilt = (): string[] =>
  [['/laas', partsOfPages] as const, ['/admin', partsOfOffice] as const].flatMap(([path, pages]) =>
    languagesOf(path).flatMap((locale) =>
      partsMissing(readManifest(locale), pages).map((part) => `${locale}: ${part}`),
    ),
  );

/** Of each file, what its answer's headers weigh on HTTP/1.1, at most (seen on the wire). */
const headerBytes = 365;

/** What each page weighs in one language. `sizeOf` says the bytes on the wire of a built file and its headers. */
export function weigh(
  manifest: BuiltFiles,
  sizeOf: (file: string) => number,
  locale: Locale = baseLocale,
): Weight[] {
  const pages = budgets.filter(({ path }) => languagesOf(path).includes(locale));
  return pages.map(({ page, limit, sources }) => {
    const files = filesOf(manifest, ['index.html', builtParts.start, ...sources]);
    const bytes = files.reduce((sum, file) => sum + sizeOf(file), 0);
    const kilobytes = Math.round(bytes / 100) / 10;
    const within = kilobytes > 0 && kilobytes <= limit;
    return { page: `${page} (${locale})`, limit, kilobytes, files: files.length, within };
  });
}

/** What each page of the app built last weighs, in every language. */
export function weighBuilt(): Weight[] {
  // As the server sends it to a browser of today; a small file has no compressed twin.
  const sent = (file: string) =>
    [`${join(dist, file)}.br`, join(dist, file)].find(existsSync) ?? join(dist, file);
  const sizeOf = (file: string) => statSync(sent(file)).size + headerBytes;
  return localeNames.flatMap((locale) => weigh(readManifest(locale), sizeOf, locale));
}
