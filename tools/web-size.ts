import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './children.ts';

interface Chunk {
  file: string;
  imports?: string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

/** A page and what it may weigh (quality.md): gzip kilobytes of JavaScript until it can be used. */
interface Budget {
  page: string;
  limit: number;
  /** The chunks, by their source, that the page loads besides the entry: its frame, its routes, itself. */
  sources: readonly string[];
}

const frame = 'src/ui/Frame.tsx';
const room = [frame, 'src/routes/laas.tsx'];
const consent = 'src/features/consent/ConsentPage.tsx';
const office = [frame, 'src/routes/admin.tsx'];

export const budgets: readonly Budget[] = [
  { page: 'consent', limit: 90, sources: [consent] },
  { page: 'consent in Hindi', limit: 90, sources: [consent, 'src/catalogue/hi.ts'] },
  {
    page: 'consent, itemised',
    limit: 90,
    sources: [consent, 'src/features/consent/ItemisedLines.tsx'],
  },
  { page: 'phone: handover', limit: 100, sources: ['src/features/handover/HandoverPage.tsx'] },
  { page: 'verify a document', limit: 90, sources: ['src/features/verify/VerifyPage.tsx'] },
  { page: 'applicant: login', limit: 165, sources: [frame, 'src/features/access/LoginPages.tsx'] },
  { page: 'applicant: home', limit: 165, sources: [...room, 'src/features/room/RoomHome.tsx'] },
  { page: 'applicant: document', limit: 165, sources: [...room, 'src/features/room/AreaPage.tsx'] },
  { page: 'applicant: bank', limit: 165, sources: [...room, 'src/features/bank/BankPage.tsx'] },
  {
    page: 'applicant: bank account',
    limit: 165,
    sources: [...room, 'src/features/bank/account/AccountPage.tsx'],
  },
  { page: 'applicant: eSign', limit: 165, sources: [...room, 'src/features/esign/EsignPage.tsx'] },
  { page: 'applicant: DigiLocker', limit: 165, sources: [...room, 'src/features/locker/LockerPage.tsx'] },
  { page: 'applicant: DigiLocker pop-up', limit: 165, sources: [frame, 'src/routes/locker-share.tsx'] },
  {
    page: 'applicant: application form',
    limit: 165,
    sources: [...room, 'src/features/loan-forms/FormsPage.tsx'],
  },
  {
    page: 'report: summary',
    limit: 220,
    sources: [...room, 'src/features/reports/SummaryReport.tsx'],
  },
  { page: 'report: full', limit: 220, sources: [...office, 'src/features/reports/FullReport.tsx'] },
  { page: 'report: shared', limit: 220, sources: [frame, 'src/routes/digi-report.tsx'] },
];

export interface Weight {
  page: string;
  limit: number;
  kilobytes: number;
  within: boolean;
}

/** The built web app's manifest. */
export function readManifest(): Manifest {
  const path = join(root, 'apps', 'web', 'dist', '.vite', 'manifest.json');
  return JSON.parse(readFileSync(path, 'utf8')) as Manifest;
}

/** Every JavaScript file that `sources` bring along by static imports. Throws for a source that is no chunk of its own. */
export function filesOf(manifest: Manifest, sources: readonly string[]): string[] {
  const seen = new Set<string>();
  const visit = (key: string): void => {
    if (seen.has(key)) return;
    const chunk = manifest[key];
    if (!chunk)
      throw new Error(`The build of the web app has no chunk for ${key}, which tools/web-size.ts names.`);
    seen.add(key);
    chunk.imports?.forEach(visit);
  };
  sources.forEach(visit);
  return [...seen].map((key) => manifest[key]?.file ?? '').filter((file) => file.endsWith('.js'));
}

/** What each page weighs. `sizeOf` says the gzip bytes of a built file. */
export function weigh(manifest: Manifest, sizeOf: (file: string) => number): Weight[] {
  return budgets.map(({ page, limit, sources }) => {
    const bytes = filesOf(manifest, ['index.html', ...sources]).reduce((sum, file) => sum + sizeOf(file), 0);
    const kilobytes = Math.round(bytes / 100) / 10;
    return { page, limit, kilobytes, within: kilobytes > 0 && kilobytes <= limit };
  });
}

/** What each page of the app built last weighs. */
export function weighBuilt(): Weight[] {
  const sizeOf = (file: string) =>
    gzipSync(readFileSync(join(root, 'apps', 'web', 'dist', file)), { level: 9 }).length;
  return weigh(readManifest(), sizeOf);
}
