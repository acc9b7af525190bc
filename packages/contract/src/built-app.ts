import { areas } from '@pramaan/documents/menu.ts';

/** A file of the built web app, as the bundler lists it in `.vite/manifest.json`. */
interface BuiltFile {
  file: string;
  name?: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
}

/** The built web app's files by their source, or by a name of the bundler. */
export type BuiltFiles = Readonly<Record<string, BuiltFile>>;

/** The parts in which the web app is built: a source file, or a layer of apps/web/vite-layers.ts. */
export const builtParts = {
  start: 'start',
  frame: 'framed',
  portal: 'portal',
  document: 'document',
  office: 'src/routes/admin.tsx',
  landing: 'src/features/landing/LandingPage.tsx',
  login: 'src/features/access/LoginPages.tsx',
  home: 'src/features/portal/PortalHome.tsx',
  bank: 'src/features/bank/BankPage.tsx',
  account: 'src/features/bank/account/AccountPage.tsx',
  locker: 'src/features/locker/LockerPage.tsx',
  forms: 'src/features/application-forms/FormsPage.tsx',
  chooseBank: 'src/features/application-forms/ChooseBank.tsx',
  storedForms: 'src/features/application-forms/StoredForms.tsx',
  openForm: 'src/features/application-forms/FormPanel.tsx',
  esign: 'src/features/esign/EsignPage.tsx',
  startQuestions: 'src/features/portal/start/StartQuestions.tsx',
  report: 'src/features/reports/SummaryReport.tsx',
  consents: 'src/features/portal/MyConsents.tsx',
  data: 'src/features/portal/MyData.tsx',
  aadhaarVerify: 'src/features/portal/aadhaar-verify/AadhaarVerify.tsx',
  progress: 'src/features/portal/progress/ProgressPage.tsx',
  credit: 'src/features/credit/CreditPage.tsx',
  profile: 'src/features/account/ProfilePage.tsx',
  files: 'src/features/files/FilesPage.tsx',
  history: 'src/features/history/HistoryPage.tsx',
  offer: 'src/features/offers/OwnOfferPage.tsx',
  card: 'src/documents/DetailCard.tsx',
  file: 'src/documents/controls/FileControl.tsx',
  verdict: 'src/documents/VerdictNotice.tsx',
  delivery: 'src/capture/sending/Delivery.tsx',
  outbox: 'src/documents/outbox/own-outbox.tsx',
  sending: 'src/documents/outbox/send-file.ts',
  lastSeen: 'src/lib/last-seen-store.ts',
  sessionEnding: 'src/ui/SessionEnding.tsx',
  failuresHindi: 'src/lib/failures-hindi.ts',
} as const;

/** The pages of the back office, by the end of their address behind `/admin`; `:id` is a case. */
const officePages: readonly (readonly [path: string, source: string])[] = [
  ['', 'applicants/ApplicantsPage.tsx'],
  ['/applicants/:id/review', 'review/ReviewTab.tsx'],
  ['/applicants/:id/report', 'reports/FullReport.tsx'],
  ['/applicants/:id/verification', 'reports/VerificationReport.tsx'],
  ['/applicants/:id/money', 'review/MoneyTab.tsx'],
  ['/applicants/:id/offer', 'offers/OfferTab.tsx'],
  ['/applicants/:id/bank', 'bank/BankTab.tsx'],
  ['/applicants/:id/checks', 'checks/ChecksTab.tsx'],
  ['/applicants/:id/files', 'files/FilesTab.tsx'],
  ['/applicants/:id/history', 'history/HistoryTab.tsx'],
  ['/dashboards', 'dashboards/DashboardsPage.tsx'],
  ['/team', 'team/TeamPage.tsx'],
  ['/settings', 'settings/SettingsPage.tsx'],
  ['/usage', 'usage/UsagePage.tsx'],
  ['/audit', 'audit/AuditPage.tsx'],
  ['/notifications', 'notifications/NotificationsPage.tsx'],
  ['/account', 'account/AccountPage.tsx'],
];

/** The part of a page of the back office. */
export const officePart = (source: string) => `src/features/${source}`;

/** Areas with a document or two, whose definitions are one file: a case and a report need all of them, and each file is a request. */
const smallAreas: readonly string[] = [
  'asset',
  'bank-statements',
  'commercial',
  'corporate',
  'credit-report',
  'form16',
  'litigation',
  'ratings',
];

/** The layer with the definitions of an area's documents. */
export const definitionsOf = (area: string) => `kinds-${smallAreas.includes(area) ? 'others' : area}`;

/** Addresses, the parts that their page is sure to fetch, and what must be asked in the address; the first that fits. */
export const partsOfPages: readonly (readonly [RegExp, readonly string[], query?: string])[] = [
  [/^\/$/, [builtParts.frame, builtParts.landing]],
  [/^\/(?:login|user-login|register)$/, [builtParts.frame, builtParts.login]],
  [/^\/laas\/?$/, [builtParts.portal, builtParts.home]],
  [/^\/laas\/financial\/bankStatmentOnline$/, [builtParts.portal, builtParts.bank]],
  [/^\/laas\/financial\/bankStatmentOnline\/[^/]+$/, [builtParts.portal, builtParts.account]],
  [/^\/laas\/locker$/, [builtParts.portal, builtParts.locker]],
  [/^\/laas\/loan\/application-form$/, [builtParts.portal, builtParts.forms, builtParts.openForm], 'bank'],
  [
    /^\/laas\/loan\/application-form$/,
    [builtParts.portal, builtParts.forms, builtParts.chooseBank, builtParts.storedForms],
  ],
  [/^\/laas\/esign$/, [builtParts.portal, builtParts.esign]],
  [/^\/laas\/report$/, [builtParts.portal, builtParts.report]],
  [/^\/laas\/consents$/, [builtParts.portal, builtParts.consents]],
  [/^\/laas\/my-data$/, [builtParts.portal, builtParts.data]],
  [/^\/laas\/identity\/id-proof\/aadhaar-verify$/, [builtParts.portal, builtParts.aadhaarVerify]],
  [/^\/laas\/dashboards$/, [builtParts.portal, builtParts.progress]],
  [/^\/laas\/credit-report(?:\/|$)/, [builtParts.portal, builtParts.credit]],
  [/^\/laas\/customer$/, [builtParts.portal, builtParts.profile]],
  [/^\/laas\/files$/, [builtParts.portal, builtParts.files]],
  [/^\/laas\/history$/, [builtParts.portal, builtParts.history]],
  [/^\/laas\/offer$/, [builtParts.portal, builtParts.offer]],
  // Leads to the page of banks.
  [/^\/laas\/bank-statements(?:\/|$)/, [builtParts.portal]],
  ...areas.map(
    ({ area, path }) =>
      [
        new RegExp(`^/laas/${path}(?:/|$)`),
        [builtParts.portal, builtParts.document, definitionsOf(area)],
      ] as const,
  ),
  [/^\/laas\//, [builtParts.portal]],
];

/** The same for the back office. */
export const partsOfOffice: typeof partsOfPages = [
  ...officePages.map(
    ([path, source]) =>
      [
        new RegExp(`^/admin${path.replace(':id', '[\\w-]+')}/?$`),
        [builtParts.frame, builtParts.office, officePart(source)],
      ] as const,
  ),
  [/^\/admin(?:\/|$)/, [builtParts.frame, builtParts.office]],
];

const allPages = [...partsOfPages, ...partsOfOffice];

/** What asks the first questions of the home, with the definition of the loan request. */
export const firstQuestions: readonly string[] = [builtParts.startQuestions, definitionsOf('loan')];

interface PageNeeds {
  parts: readonly string[];
  /** Parts that only people need who have answered nothing on their device. */
  firstVisit: readonly string[];
}

/** What the page at this address, as `/laas/report?print`, is sure to need. */
export function needsOfPage(address: string): PageNeeds {
  const [path = '/', asked] = address.split('?');
  const query = new URLSearchParams(asked);
  const fits = ([page, , named]: (typeof partsOfPages)[number]) =>
    page.test(path) && (named === undefined || query.has(named));
  const [, parts = []] = allPages.find(fits) ?? [];
  return {
    parts: [builtParts.start, ...parts],
    firstVisit: parts.includes(builtParts.home) ? firstQuestions : [],
  };
}

/**
 * What a portal that was installed needs without a connection: to open, and to fill the form of any document. Parts that
 * this build does not have are left out.
 */
export const offlineParts = (files: BuiltFiles): string[] => [
  'index.html',
  builtParts.start,
  builtParts.frame,
  builtParts.portal,
  builtParts.home,
  // Whatever the home fetches on its way: a part that cannot come would take the page with it.
  ...(files[builtParts.home]?.dynamicImports ?? []),
  builtParts.document,
  builtParts.card,
  builtParts.file,
  builtParts.verdict,
  builtParts.delivery,
  builtParts.outbox,
  builtParts.sending,
  builtParts.lastSeen,
  builtParts.sessionEnding,
  // A lost connection is told in the language of the page.
  builtParts.failuresHindi,
  // The definitions of the documents.
  ...Object.values(files).flatMap(({ name }) => (name?.startsWith('kinds-') ? [name] : [])),
];

/** The key of a part among the files; undefined when the build has none of that name. */
const keyOf = (files: BuiltFiles, part: string): string | undefined =>
  files[part] ? part : Object.keys(files).find((key) => key.startsWith('_') && files[key]?.name === part);

/**
 * Every file that these parts come in, with what they import, each once.
 *
 * @param missing is told of a part that the build does not have
 */
export function filesOfParts(
  files: BuiltFiles,
  parts: readonly string[],
  missing: (part: string) => void = () => undefined,
): { scripts: string[]; styles: string[] } {
  const seen = new Set<string>();
  const open = parts.flatMap((part) => {
    const key = keyOf(files, part);
    if (!key) missing(part);
    return key ?? [];
  });
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    if (seen.has(key)) continue;
    seen.add(key);
    open.push(...(files[key]?.imports ?? []));
  }
  const found = [...seen].flatMap((key) => files[key] ?? []);
  return {
    scripts: found.map(({ file }) => file).filter((file) => file.endsWith('.js')),
    styles: found.flatMap(({ css = [] }) => css),
  };
}
