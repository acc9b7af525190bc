import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { baseLocale, type Locale, staffAreas } from '@pramaan/messages/settings.ts';
import { localeNames, merged, readSources } from '@pramaan/messages/sources.ts';
import { root } from './children.ts';

interface Chunk {
  file: string;
  name?: string;
  imports?: string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

/** A page and what it may weigh in each of its languages (quality.md): gzip kilobytes of JavaScript until it can be used. */
interface Budget {
  page: string;
  limit: number;
  /** Only staff open it: it is built in English alone. */
  staff?: true;
  /** The chunks, by their source or layer, that the page loads besides the entry: its frame, its routes, itself. */
  sources: readonly string[];
}

/** The layer that holds `ui/Frame.tsx` (apps/web/vite-layers.ts). */
const frame = 'framed';
const portal = [frame, 'src/routes/laas.tsx'];
const consent = 'src/features/consent/ConsentPage.tsx';
const office = [frame, 'src/routes/admin.tsx'];

export const budgets: readonly Budget[] = [
  { page: 'consent', limit: 90, sources: [consent] },
  {
    page: 'consent, itemised',
    limit: 90,
    sources: [consent, 'src/features/consent/ItemisedLines.tsx'],
  },
  { page: 'phone: handover', limit: 100, sources: ['src/features/handover/HandoverPage.tsx'] },
  { page: 'verify a document', limit: 90, sources: ['src/features/verify/VerifyPage.tsx'] },
  { page: 'applicant: login', limit: 165, sources: [frame, 'src/features/access/LoginPages.tsx'] },
  { page: 'applicant: home', limit: 165, sources: [...portal, 'src/features/portal/PortalHome.tsx'] },
  { page: 'applicant: document', limit: 165, sources: [...portal, 'src/features/portal/AreaPage.tsx'] },
  { page: 'applicant: bank', limit: 165, sources: [...portal, 'src/features/bank/BankPage.tsx'] },
  {
    page: 'applicant: bank account',
    limit: 165,
    sources: [...portal, 'src/features/bank/account/AccountPage.tsx'],
  },
  { page: 'applicant: eSign', limit: 165, sources: [...portal, 'src/features/esign/EsignPage.tsx'] },
  { page: 'applicant: DigiLocker', limit: 165, sources: [...portal, 'src/features/locker/LockerPage.tsx'] },
  { page: 'applicant: DigiLocker pop-up', limit: 165, sources: [frame, 'src/routes/locker-share.tsx'] },
  {
    page: 'applicant: application form',
    limit: 165,
    sources: [...portal, 'src/features/application-forms/FormsPage.tsx'],
  },
  {
    page: 'report: summary',
    limit: 220,
    sources: [...portal, 'src/features/reports/SummaryReport.tsx'],
  },
  {
    page: 'report: full',
    limit: 220,
    staff: true,
    sources: [...office, 'src/features/reports/FullReport.tsx'],
  },
  { page: 'report: shared', limit: 220, staff: true, sources: [frame, 'src/routes/digi-report.tsx'] },
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
const readManifest = (locale: Locale = baseLocale) => readJson(locale, 'manifest.json') as Manifest;

/** Messages that a portal page would show in English alone: only staff were meant to read them (`staffAreas`). */
export function untranslatedMessages(): string[] {
  const english = readSources()[baseLocale];
  const ofStaff = new Set(staffAreas.flatMap((area) => Object.keys(english.get(area) ?? {})));
  const others = localeNames.filter((locale) => locale !== baseLocale);
  return others.flatMap((locale) =>
    (readJson(locale, 'messages.json') as string[])
      .filter((name) => ofStaff.has(name))
      .map((name) => `${locale}: ${name}`),
  );
}

/** Messages that no part of the built app shows. */
export function unusedMessages(): string[] {
  const shown = new Set(readJson(baseLocale, 'messages.json') as string[]);
  return Object.keys(merged(readSources()[baseLocale])).filter((name) => !shown.has(name));
}

/** Every JavaScript file that `sources` bring along by static imports. Throws for a source that is no chunk of its own. */
export function filesOf(manifest: Manifest, sources: readonly string[]): string[] {
  const seen = new Set<string>();
  const layer = (name: string) =>
    Object.keys(manifest).find((key) => key.startsWith('_') && manifest[key]?.name === name);
  const visit = (key: string): void => {
    if (seen.has(key)) return;
    const chunk = manifest[key];
    if (!chunk)
      throw new Error(`The build of the web app has no chunk for ${key}, which tools/web-size.ts names.`);
    seen.add(key);
    chunk.imports?.forEach(visit);
  };
  for (const source of sources) visit(manifest[source] ? source : (layer(source) ?? source));
  return [...seen].map((key) => manifest[key]?.file ?? '').filter((file) => file.endsWith('.js'));
}

/** What each page weighs in one language. `sizeOf` says the gzip bytes of a built file. */
export function weigh(
  manifest: Manifest,
  sizeOf: (file: string) => number,
  locale: Locale = baseLocale,
): Weight[] {
  const pages = budgets.filter(({ staff }) => !staff || locale === baseLocale);
  return pages.map(({ page, limit, sources }) => {
    const files = filesOf(manifest, ['index.html', ...sources]);
    const bytes = files.reduce((sum, file) => sum + sizeOf(file), 0);
    const kilobytes = Math.round(bytes / 100) / 10;
    const within = kilobytes > 0 && kilobytes <= limit;
    return { page: `${page} (${locale})`, limit, kilobytes, files: files.length, within };
  });
}

/** What each page of the app built last weighs, in every language. */
export function weighBuilt(): Weight[] {
  const sizeOf = (file: string) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;
  return localeNames.flatMap((locale) => weigh(readManifest(locale), sizeOf, locale));
}
