import { definitionsOf } from '@pramaan/contract/built-app.ts';
import { findOutline } from '@pramaan/documents/outlines.ts';

/* Which files the built app is cut into, beyond one for each part that is fetched on demand. */

/** What the bundler tells of a module, as far as it is asked here. */
interface ModuleInfo {
  code: string | null;
  importers: readonly string[];
  dynamicImporters: readonly string[];
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
}

interface Bundle {
  getModuleInfo(id: string): ModuleInfo | null;
}

/** Pages that stand without a frame and have the tightest limits: what they use is never put with what they do not. */
const frameless =
  /features.(?:consent.ConsentPage|bank.link.(?:AddBankPage|BankStatusPage)|site.(?:ThankYouPage|NotFoundPage)|handover.HandoverPage|verify.VerifyPage)[.]tsx$/;
/** The page's first script. */
const entry = /web.src.entry[.]ts$|[.]html$/;
/** What the first script asks with, and fetches the app with, stays in its file: every page has that file anyway. */
const early =
  /web.src.lib.(?:asked-early|obfuscate|storage|token)[.]ts$|contract.src.role-ids[.]ts$|vite.preload-helper/;
/** With what the app begins. */
const start = /src.main[.]tsx$/;
/** Where people come in: what these pages use is no part of a file. */
const consent = /features.consent.ConsentPage[.]tsx$/;
const door = /features.access.(?:LoginPages|StaffPages)[.]tsx$/;
const frame = /ui.Frame[.]tsx$/;

/** The portal and the back office: what both need, every page in a frame may have. */
const bothParts = [/routes.laas[.]tsx$/, /routes.admin[.]tsx$/];
/** Of the cache only a few staff pages need these: they stay with them, although its index names them to everyone. */
const rare =
  /tanstack.(?:query-core|react-query).+(?:mutationObserver|useMutation|infiniteQueryObserver|useInfiniteQuery|queriesObserver|useQueries)[.]js$/;
/** The portal itself, which every page of it stands in. */
const portal = /routes.laas[.]tsx$/;
/** The way through the portal: what only its other pages share is no part of its file. */
const way = /routes.laas[.]tsx$|features.portal.(?:PortalHome|AreaPage|start.StartQuestions|expect)[.]tsx?$/;
/** The page of a document and its card: whoever opens one fetches the other. */
const ofDocument = /features.portal.AreaPage[.]tsx$|documents.DetailCard[.]tsx$/;
/**
 * A document's definition, fetched with its page: those of an area are one file, which the page's address names. What they
 * declare with is fetched with the first of them.
 */
const kind = /packages.documents.src.kinds.\w+.(?<id>[^?]+)[.]ts$/;
/** What checks an answer: the declarations of documents are made with it, a list of documents is not. */
const check =
  /packages.documents.src.(?:identifiers.[^?]+|answer-check|define|electricity-boards|examples|field|forms.without-aadhaar|medical-councils|place-on-document|states)[.]ts$/;
/** Schemas, and the library that makes them: only calls of the contract bring them along, no form does. */
const schema =
  /node_modules.zod.|web.src.lib.zod[.]ts$|packages.documents.src.(?:answer-schema|record-shape)[.]ts$|packages.contract.src.(?:define|calls.shapes)[.]ts$/;
/** Of the bundler itself: every file calls it, and the app begins with it. */
const runtime = /rolldown.runtime/;
/** What the home shares with the page of the progress, and the page that a staff member sees first. */
const homePart =
  /features.portal.(?:TaskList[.]tsx|Asked[.](?:tsx|module[.]css.*)|area-drawings[.]ts|progress.progress-line[.]ts)$|web.src.lib.(?:sealed-id|session-markers)[.]ts$/;
/** Checks of what only a business or only a company has: the other documents do without them. */
const businessCheck =
  /packages.documents.src.identifiers.(?:(?<company>cin|company-number|llpin)|gstin|udyam)[.]ts$/;
/** Names of states are for addresses: other forms do without them. */
const states = /packages.documents.src.states[.]ts$/;
/** Every draft is looked through for a whole Aadhaar number, also where no form is. */
const aadhaarCheck = /packages.documents.src.(?:shows-aadhaar|identifiers.(?:aadhaar-digits|verhoeff))[.]ts$/;
/** All definitions at once: for reports and the back office. */
const registry = /packages.documents.src.(?:kinds|records|registry)[.]ts$/;
/** The questions of a form, which a bank's own form has too: without the page of a document around them. */
const question =
  /capture.late-part[.]tsx$|documents.(?:src.stated[.]ts|FieldFrame[.]tsx|FormSaved[.]tsx|PickOnMap[.]tsx|WhereToFind[.]tsx|rupees[.]ts|use-capture[.]ts|capture-state[.]ts|(?:CaptureForm|controls.Control)[.]module[.]css.*|controls.(?:plain-controls|control|option-words|(?:Text|LongText|Number|Money|Select|Date)Control)[.]tsx?)$/;
/** The name of a loan product: on the home, and where people come in by a link. */
const productName = /web.src.lib.product-name[.]ts$|message:product_/;
/** The form of a document and what gives its answers: the first questions of the home ask with it, without a document's page. */
const answer =
  /documents.(?:src.known-answers[.]ts|CaptureForm[.]tsx|FilledAnswers.+|NeedsConnection[.]tsx|SubmitForm[.]tsx|draft-of-document[.]ts|file-sender[.]ts|form-parts[.]ts|submit-document[.]ts|use-submit-document[.]ts|reading.file-faults[.]ts|controls.(?:controls[.]ts|(?:Choice|Password)Control[.]tsx))$|web.src.lib.device-place[.]ts$/;
/** Both have it, and the form does not wait for the page. */
const entryOfDocument = /documents.src.entry[.]ts$/;
/** Forms beside the documents come when they are asked for, and what keeps their answers with them. */
const ownForm = /documents.(?:use-own-form|src.own-forms)[.]ts$/;
/** What the parts of the home share in looks. */
const ofHome = /features.portal.start.Start[.]module[.]css.*$/;
/** The way to definitions, without any of them: pages that show several documents have it too. */
const definitions = /documents.definitions[.]tsx$/;
/** Asked for by the portal itself, and fetched with it. */
const expected = /features.portal.expect[.]ts$/;
/** Declarations of calls come with the checks of what is sent: they stay with the pages that make the calls. */
const call = /packages.contract.src.calls.[^?]+[.]ts$/;
/** What says how the accounts stand: people who open the page of banks open that of an account. */
const bank =
  /features.bank.(?:AccountCard[.]tsx|amounts[.]ts|Bank[.]module[.]css.*|queries[.]ts|StatementAccounts[.]tsx|account.(?:Account[.]module[.]css.*|AccountFacts[.]tsx|facts[.]ts|head-words[.]ts|Highlights[.]tsx|MonthCalendar[.]tsx))$|packages.documents.src.(?:account-types|account-head-hindi|days-hindi)[.]ts$/;
/** What the parts of the page of application forms share. */
const applicationForm =
  /features.application-forms.(?:ApplicationForms[.]module[.]css.*|(?:queries|words)[.]ts)$/;
/** Downloads the PDF of a saved form. There is none while the form is being filled. */
const formPdf = /features.application-forms.(?:DownloadButton[.]tsx|file-pdf[.]ts)$/;
/** With these every page of a bank asks, also those without a frame. */
const bankCall = /features.bank.(?:bank-client|journey|link.link-access)[.]ts$/;
/** Readers behind a link have the report without the office. */
const sharedReport = /routes.digi-report[.]tsx$/;
/** So many pages of the portal share what its own file holds. */
const ofPortal = 3;

/** Fetched by a person who types, not by a page: what it uses stays with the pages that use it too. */
const outbox = /documents.outbox.(?:own-outbox[.]tsx|send-file[.]ts)$/;

/** The titles of documents, and the table that they are read by. */
const title = /documents.(?:document-title|src.titles-hindi)[.]ts$/;
/** A table of Hindi texts is heavy: pages that show none of it do not load it. */
const table = /-hindi[.]ts$/;

/** What a part looks like. */
const looks = /[.]module[.]css/;
/** Looks of a file that come with another's: a page asks for two files, not for five. */
const looksWith: Readonly<Record<string, string>> = {
  answers: 'portal',
  questions: 'portal',
  framed: 'start',
  'home-parts': 'start',
};

/** A module that so many parts use is fetched with the first of them. */
const ofMany = 13;
const ofSome = 8;
/** Smaller than what a request of its own costs: then few parts are enough. */
const small = { characters: 1_000, parts: 5 };

function everythingFrom(start: readonly string[], next: (id: string) => readonly string[]): Set<string> {
  const seen = new Set<string>();
  const left = [...start];
  for (let id = left.pop(); id !== undefined; id = left.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    left.push(...next(id));
  }
  return seen;
}

/** The parts fetched on demand that a module comes with. */
function partsWith(id: string, bundle: Bundle): string[] {
  const info = (one: string) => bundle.getModuleInfo(one);
  const users = everythingFrom([id], (one) => info(one)?.importers ?? []);
  return [...users].filter(
    (one) => (info(one)?.dynamicImporters.length ?? 0) > 0 && !outbox.test(one) && !kind.test(one),
  );
}

/**
 * Is it small, and all that it imports small too, or of many parts anyway? Put into a shared file without what it imports, it
 * would make that file wait for another which waits for this one: then the page stops with an error (tools/web-size.ts).
 */
function isSmallWithAll(id: string, bundle: Bundle): boolean {
  const info = (one: string) => bundle.getModuleInfo(one);
  const isSmall = (one: string) => (info(one)?.code?.length ?? 0) < small.characters;
  const imported = everythingFrom(info(id)?.importedIds ?? [], (one) => info(one)?.importedIds ?? []);
  return isSmall(id) && [...imported].every((one) => isSmall(one) || partsWith(one, bundle).length >= ofMany);
}

/** Small, with all that it imports, and of several pages: in the file of the back office it brings nothing along. */
const isSmallOfSeveral = (id: string, parts: readonly string[], bundle: Bundle) =>
  parts.length > 1 && !parts.some((one) => sharedReport.test(one)) && isSmallWithAll(id, bundle);

/**
 * The file that a module goes to together with others, or null when it stays with the parts that use it. Cut apart by who
 * uses what, as the bundler does it by itself, a page came in fifty files, most of them of a few hundred bytes: they
 * compress badly, and each is a request on a weak network (decision 0039).
 */
export function layerOf(id: string, bundle: Bundle): string | null {
  const layer = fileOf(id, bundle);
  return (looks.test(id) && looksWith[layer ?? '']) || layer;
}

function fileOf(id: string, bundle: Bundle): string | null {
  if (title.test(id)) return 'titles';
  if (table.test(id)) return tableLayer(id, bundle);
  if (entry.test(id) || early.test(id)) return null;
  if (runtime.test(id) || isOfStart(id, bundle)) return 'start';
  if (schema.test(id)) return 'schemas';
  if (homePart.test(id)) return 'home-parts';
  if (kind.test(id)) return definitionsOf(areaOf(id, bundle));
  const info = (one: string) => bundle.getModuleInfo(one);
  const parts = partsWith(id, bundle);
  const isSmall = parts.length >= small.parts && isSmallWithAll(id, bundle);
  if (framelessParts(id, bundle).has(id)) {
    const isOfEvery =
      (isSmall && parts.some((one) => consent.test(one))) ||
      (isSmallWithAll(id, bundle) && parts.some((one) => portal.test(one)));
    if (parts.length >= ofMany || isOfEvery) return 'start';
    return bankCall.test(id) ? 'bank-calls' : null;
  }
  if (call.test(id) || rare.test(id) || ownForm.test(id)) return null;
  if (expected.test(id) || definitions.test(id) || ofHome.test(id)) return 'portal';
  if (answer.test(id)) return 'answers';
  if (productName.test(id) || aadhaarCheck.test(id)) return 'framed';
  if (check.test(id)) return checkLayer(id, bundle);
  if (registry.test(id)) return 'registry';
  if (parts.some((one) => frame.test(one)) || bothParts.every((part) => parts.some((one) => part.test(one))))
    return 'framed';
  if (parts.some((one) => door.test(one)))
    return parts.length >= ofMany || isSmall || parts.some((one) => portal.test(one)) ? 'framed' : null;
  const own = parts.filter((one) => isOfPortal(one, bundle));
  const shared = parts.some((one) => way.test(one)) ? 'portal' : 'pages';
  if (own.length >= ofSome || isSmall) return shared;
  if (own.length === 0 && (parts.length >= ofSome || isSmallOfSeveral(id, parts, bundle))) return 'office';
  const pages = parts.filter((one) => info(one)?.dynamicImporters.some((by) => portal.test(by)));
  if (parts.some((one) => portal.test(one)) || pages.length >= ofPortal) return shared;
  if (formPdf.test(id)) return 'form-pdf';
  if (applicationForm.test(id)) return 'forms';
  if (bank.test(id)) return 'bank';
  if (question.test(id)) return 'questions';
  if (entryOfDocument.test(id)) return 'answers';
  // A form's own parts too: another page with a form is a person's next.
  return parts.some((one) => ofDocument.test(one)) && pages.every((one) => ofDocument.test(one))
    ? 'document'
    : null;
}

/**
 * A table goes into the file of the module that reads it, since a page needs both. It stays apart when its readers are in different
 * files.
 */
function tableLayer(id: string, bundle: Bundle): string | null {
  if (bank.test(id)) return 'bank';
  const readers = bundle.getModuleInfo(id)?.importers ?? [];
  const [layer, ...others] = new Set(readers.flatMap((one) => layerOf(one, bundle) ?? []));
  return others.length === 0 ? (layer ?? null) : null;
}

/** Does the app begin with it, whatever the page? */
const isOfStart = (id: string, bundle: Bundle): boolean =>
  [...everythingFrom([id], (one) => bundle.getModuleInfo(one)?.importers ?? [])].some((one) =>
    start.test(one),
  );

/** The area of the document that is declared there, or of the one that a part of a declaration belongs to. */
function areaOf(id: string, bundle: Bundle): string {
  const document = findOutline(kind.exec(id)?.groups?.id ?? '');
  if (document) return document.area;
  const whole = bundle.getModuleInfo(id)?.importers.find((one) => kind.test(one));
  return whole ? areaOf(whole, bundle) : 'all';
}

/** Checks that the documents of one area alone declare with are fetched with them. */
function checkLayer(id: string, bundle: Bundle): string {
  if (states.test(id)) return 'states';
  const users = everythingFrom([id], (one) =>
    kind.test(one) ? [] : (bundle.getModuleInfo(one)?.importers ?? []),
  );
  const ofBusiness = businessCheck.exec(id);
  if (ofBusiness) return ofBusiness.groups?.company ? 'checks-company' : 'checks-business';
  const kinds = [...users].filter((one) => kind.test(one));
  const files = new Set(kinds.map((one) => definitionsOf(areaOf(one, bundle))));
  const others = [...users].some((one) => !kind.test(one) && !check.test(one));
  return files.size === 1 && !others ? ([...files][0] ?? 'checks') : 'checks';
}

/** May a page of the portal come to need this part, at once or later? */
function isOfPortal(id: string, bundle: Bundle): boolean {
  const info = (one: string) => bundle.getModuleInfo(one);
  const above = everythingFrom([id], (one) => [
    ...(info(one)?.importers ?? []),
    ...(info(one)?.dynamicImporters ?? []),
  ]);
  return [...above].some((one) => portal.test(one));
}

const known = new WeakMap<Bundle, Set<string>>();

/** All modules that a page without a frame may come to need, at once or later. */
function framelessParts(id: string, bundle: Bundle): Set<string> {
  const found = known.get(bundle);
  if (found) return found;
  const info = (one: string) => bundle.getModuleInfo(one);
  const above = everythingFrom([id], (one) => [
    ...(info(one)?.importers ?? []),
    ...(info(one)?.dynamicImporters ?? []),
  ]);
  const pages = [...above]
    .flatMap((one) => info(one)?.dynamicallyImportedIds ?? [])
    .filter((one) => frameless.test(one));
  const all = everythingFrom(pages, (one) => [
    ...(info(one)?.importedIds ?? []),
    ...(info(one)?.dynamicallyImportedIds ?? []),
  ]);
  known.set(bundle, all);
  return all;
}
