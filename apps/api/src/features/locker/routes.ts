import * as contract from '@pramaan/contract/calls/locker.ts';
import { ApiError } from '@pramaan/contract/errors.ts';
import { lockerTypeOf, placeOfLockerType } from '@pramaan/documents/locker-types.ts';
import { maskedRecord } from '@pramaan/documents/masking.ts';
import { matchNames } from '@pramaan/documents/matching.ts';
import { findEntry } from '@pramaan/documents/registry.ts';
import { checkRecord } from '../../case-file/check-record.ts';
import { requireConsent } from '../../case-file/ledger.ts';
import { profileName } from '../../case-file/profile.ts';
import { type CallContext, type Http, type Principal, who, whose } from '../../http/context.ts';
import { serve } from '../../http/serve.ts';
import { readReturn } from '../../providers/locker/locker-return.ts';
import type { Locker, LockerSession } from '../../providers/locker/port.ts';
import { listed } from './documents-in.ts';
import { given } from './errors.ts';
import type { Fetched, LockerFiles } from './files.ts';
import { resultOf } from './finding.ts';
import type { NewLockers } from './new-lockers.ts';
import type { LockerSignIns, Whose } from './sign-ins.ts';
import type { LockerSubmission } from './submission.ts';
import type { LockerToken, LockerTokens } from './tokens.ts';

export interface LockerParts {
  locker: Locker;
  signIns: LockerSignIns;
  tokens: LockerTokens;
  files: LockerFiles;
  give: LockerSubmission;
  newLockers: NewLockers;
}

/** What the functions below share. */
interface Deps extends LockerParts {
  http: Http;
}

/** Whose locker, for a person who agreed that their documents are checked. Throws NO_CONSENT. */
async function agreed({ http }: Deps, principal: Principal, applicant: string): Promise<Whose> {
  await requireConsent(http.db, principal.lender, applicant, 'verification');
  return { lender: principal.lender, applicant, session: principal.session };
}

const nameOf = ({ http }: Deps, { lender, applicant }: Pick<Whose, 'lender' | 'applicant'>) =>
  profileName(http.db, http.vault, lender, applicant);

async function signedIn(deps: Deps, whose: Whose, session: LockerSession, context: CallContext) {
  const { tokens } = deps;
  const { token, validTill } = await tokens.keep(whose, session, context.actor);
  const { name, hasAadhaar } = session.account;
  const own = (await nameOf(deps, whose)).trim();
  const sameName = own === '' || name.trim() === '' ? null : matchNames(name, own).match;
  return { token, validTill: validTill.toISOString(), account: { name, hasAadhaar, sameName } };
}

async function requireToken(
  { tokens, http }: Deps,
  context: CallContext,
  token: string,
): Promise<LockerToken> {
  const { lender, session } = who(context);
  const lockerToken = await tokens.find(lender, session, token);
  await requireConsent(http.db, lender, lockerToken.whose.applicant, 'verification');
  return lockerToken;
}

async function itemsOf({ tokens, locker }: Deps, lockerToken: LockerToken) {
  const found = given(await tokens.ask(lockerToken, (token) => locker.issuedDocuments(token)));
  return found.map(listed);
}

const shown = (applicant: string, { id, document, hasFile }: Fetched) => ({
  fileId: id,
  url: `/api/applicants/${applicant}/${hasFile ? 'files' : 'locker/files'}/${id}`,
  filename: `${document.locker}${hasFile ? '.pdf' : '.json'}`,
  contentType: hasFile ? 'application/pdf' : 'application/json',
  document: document.id,
  type: lockerTypeOf({ document, instance: 1 }),
});

async function exchange(
  deps: Deps,
  body: { appId: string; code: string; state?: string | undefined },
  context: CallContext,
) {
  const { signIns } = deps;
  const whose = await agreed(deps, who(context), body.appId);
  return signedIn(deps, whose, await signIns.finish(whose, body.code, body.state), context);
}

const accessTokenRoute = (
  deps: Deps,
  call: typeof contract.getAccessToken | typeof contract.exchangeLockerCode,
) => serve(deps.http, call, async ({ body }, context) => ({ result: await exchange(deps, body, context) }));

function serveStartLockerSignIn(deps: Deps): void {
  serve(deps.http, contract.startLockerSignIn, async ({ params, body }, context) => ({
    result: await deps.signIns.start(await agreed(deps, who(context), params.id), body, context.actor),
  }));
}

function serveEndLockerSignIn(deps: Deps): void {
  serve(deps.http, contract.endLockerSignIn, async ({ params, body }, context) => {
    const whose = await agreed(deps, who(context), params.id);
    const { state = '' } = body;
    const returned = readReturn(body, state);
    if (!returned.ok) {
      // The state is used up first: only the session that began the sign-in is told how it ended.
      await deps.signIns.cancel(whose, state);
      given(returned);
    }
    const session = await deps.signIns.finish(whose, body.code ?? '', state);
    return { result: await signedIn(deps, whose, session, context) };
  });
}

function serveGetDigidata(deps: Deps): void {
  serve(deps.http, contract.getDigidata, async ({ body }, context) => {
    const opened = await exchange(deps, body, context);
    return {
      result: { ...opened, items: await itemsOf(deps, await requireToken(deps, context, opened.token)) },
    };
  });
}

function serveRevokeToken({ http, tokens }: Deps): void {
  serve(http, contract.revokeToken, async ({ body }, context) => {
    const { lender, session } = who(context);
    await tokens.end(await tokens.find(lender, session, body.token), context.actor);
    return { result: {} };
  });
}

function serveGetIssuedDoc(deps: Deps): void {
  serve(deps.http, contract.getIssuedDoc, async ({ body }, context) => ({
    result: { items: await itemsOf(deps, await requireToken(deps, context, body.token)) },
  }));
}

function serveFileFromUri(deps: Deps): void {
  serve(deps.http, contract.fetchLockerFile, async ({ body }, context) => {
    const lockerToken = await requireToken(deps, context, body.token);
    const fetched = await deps.files.fetch(lockerToken, body.uri, context.actor);
    return { result: shown(lockerToken.whose.applicant, fetched) };
  });
}

function serveUpdateDigidata({ http, give }: Deps): void {
  serve(http, contract.updateDigidata, async ({ body }, context) => {
    const { applicantId, digidata, index, accesspath } = body;
    const place = placeOfLockerType(index && !body.type.includes('.') ? `${body.type}.${index}` : body.type);
    const path = place && `${place.document.group}.${place.document.id}`;
    if (path && accesspath && !`${accesspath}.`.toLowerCase().startsWith(`${path}.`.toLowerCase()))
      throw new ApiError('BAD_REQUEST', `This document goes to "${path}", not there.`, [
        { path: 'accesspath', message: `Send "${path}", or leave it out.` },
      ]);
    const data = typeof digidata === 'string' ? digidata : (digidata.url ?? digidata.uri);
    const type = place ? lockerTypeOf(place) : body.type;
    const { record: storedRecord, message } = await give(
      who(context),
      { applicant: applicantId, type, data },
      context.actor,
    );
    return { result: { ...storedRecord }, message };
  });
}

function serveLockerWidget(deps: Deps): void {
  serve(deps.http, contract.getLockerWidget, async ({ params }, context) => {
    await agreed(deps, who(context), params.id);
    return { result: deps.locker.widget(deps.http.clock.now()) };
  });
}

function serveLockerCallback(deps: Deps): void {
  serve(deps.http, contract.fetchSharedLockerFile, async ({ params, body }, context) => {
    const whose = await agreed(deps, who(context), params.id);
    const fetched = shown(params.id, await deps.files.pull(whose, body.uri, body.txn, context.actor));
    return { result: { ...fetched, link: fetched.url } };
  });
}

function serveLockerOutput(deps: Deps): void {
  serve(deps.http, contract.getLockerReading, async ({ params, query }, context) => {
    const { lender, staff } = who(context);
    const owner = { lender, applicant: params.id };
    const known = await deps.files.certificate(owner, params.file);
    const entry = known && findEntry(known.read.document, known.read.method);
    if (!known || !entry) throw new ApiError('NOT_FOUND', 'This file did not come from DigiLocker.');
    const asked = query.urlType === undefined ? null : placeOfLockerType(query.urlType);
    if (query.urlType !== undefined && asked?.document.id !== known.fetched.document.id)
      throw new ApiError(
        'NOT_FOUND',
        `This file is the ${known.fetched.document.title}, not another document.`,
      );
    const seen = { docs: {}, profile: { name: await nameOf(deps, owner) } };
    const { data, checks } = checkRecord({ entry, instance: 1 }, resultOf(known.read), seen);
    return {
      result: {
        type: lockerTypeOf({ document: known.fetched.document, instance: 1 }),
        document: entry.document.id,
        method: entry.key,
        record: staff ? maskedRecord(entry.method, data) : data,
        checks,
      },
    };
  });
}

function serveRegisterDigilocker(deps: Deps): void {
  serve(deps.http, contract.registerDigilocker, async ({ body }, context) => {
    const { applicantId: _, ...asked } = body;
    const { lender, applicant } = await agreed(deps, who(context), whose(context).applicant);
    await deps.newLockers.register({ lender, applicant }, asked, context.actor);
    return { result: { sent: true }, message: 'A code was sent to the mobile number.' };
  });
}

function serveVerifyDigiMob(deps: Deps): void {
  serve(deps.http, contract.verifyDigiMob, async ({ body }, context) => {
    const { lender, applicant } = await agreed(deps, who(context), whose(context).applicant);
    await deps.newLockers.verify({ lender, applicant }, body.mobile, body.otp, context.actor);
    return { result: { registered: true } };
  });
}

/** The digital locker (C §7): sign-in, list, files, the share widget, and lockers for those who have none. */
export function lockerRoutes(http: Http, parts: LockerParts): void {
  const deps = { http, ...parts };
  serveStartLockerSignIn(deps);
  serveEndLockerSignIn(deps);
  serveGetDigidata(deps);
  serveRevokeToken(deps);
  serveGetIssuedDoc(deps);
  serveFileFromUri(deps);
  serveUpdateDigidata(deps);
  serveLockerWidget(deps);
  serveLockerCallback(deps);
  serveLockerOutput(deps);
  serveRegisterDigilocker(deps);
  serveVerifyDigiMob(deps);
  accessTokenRoute(deps, contract.getAccessToken);
  accessTokenRoute(deps, contract.exchangeLockerCode);
}
