import * as contract from '@pramaan/contract/calls/locker.ts';
import { Refusal } from '@pramaan/contract/errors.ts';
import { lockerTypeOf, placeOfLockerType } from '@pramaan/documents/locker-types.ts';
import { maskedRecord } from '@pramaan/documents/masking.ts';
import { matchNames } from '@pramaan/documents/matching.ts';
import { findEntry } from '@pramaan/documents/registry.ts';
import { requireConsent } from '../../dossier/ledger.ts';
import { profileName } from '../../dossier/profile.ts';
import { type CallContext, type Http, type Principal, who } from '../../http/context.ts';
import { serve } from '../../http/serve.ts';
import { readReturn } from '../../providers/locker/locker-return.ts';
import type { Locker, LockerSession } from '../../providers/locker/port.ts';
import { listed } from './documents-in.ts';
import type { Fetched, LockerFiles } from './files.ts';
import { findingOf } from './finding.ts';
import type { LockerGiving } from './giving.ts';
import type { Grant, LockerGrants } from './grants.ts';
import type { NewLockers } from './new-lockers.ts';
import { given } from './refusals.ts';
import type { LockerVisits, Whose } from './visits.ts';

export interface LockerParts {
  locker: Locker;
  visits: LockerVisits;
  grants: LockerGrants;
  files: LockerFiles;
  give: LockerGiving;
  newLockers: NewLockers;
}

/** The digital locker (C §7): sign-in, list, files, the share widget, and lockers for those who have none. */
export function lockerRoutes(http: Http, parts: LockerParts): void {
  const { locker, visits, grants, files, give, newLockers } = parts;

  /** Whose locker, for a person who agreed that their papers are checked. Throws NO_CONSENT. */
  const agreed = async (principal: Principal, applicant: string): Promise<Whose> => {
    await requireConsent(http.db, principal.lender, applicant, 'verification');
    return { lender: principal.lender, applicant, session: principal.session };
  };
  const nameOf = ({ lender, applicant }: Pick<Whose, 'lender' | 'applicant'>) =>
    profileName(http.db, http.vault, lender, applicant);

  const signedIn = async (whose: Whose, session: LockerSession, context: CallContext) => {
    const { token, validTill } = await grants.keep(whose, session, context.actor);
    const { name, hasAadhaar } = session.account;
    const own = (await nameOf(whose)).trim();
    const sameName = own === '' || name.trim() === '' ? null : matchNames(name, own).match;
    return { token, validTill: validTill.toISOString(), account: { name, hasAadhaar, sameName } };
  };
  const standing = async (context: CallContext, token: string): Promise<Grant> => {
    const { lender, session } = who(context);
    const grant = await grants.find(lender, session, token);
    await requireConsent(http.db, lender, grant.whose.applicant, 'verification');
    return grant;
  };
  const itemsOf = async (grant: Grant) => {
    const found = given(await grants.ask(grant, (token) => locker.issuedDocuments(token)));
    return found.map(listed);
  };
  const shown = (applicant: string, { id, document, hasFile }: Fetched) => ({
    fileId: id,
    url: `/api/applicants/${applicant}/${hasFile ? 'files' : 'locker/files'}/${id}`,
    filename: `${document.locker}${hasFile ? '.pdf' : '.json'}`,
    contentType: hasFile ? 'application/pdf' : 'application/json',
    document: document.id,
    type: lockerTypeOf({ document, slot: 1 }),
  });

  serve(http, contract.startLockerVisit, async ({ params, body }, context) => ({
    result: await visits.start(await agreed(who(context), params.id), body, context.actor),
  }));

  serve(http, contract.endLockerVisit, async ({ params, body }, context) => {
    const whose = await agreed(who(context), params.id);
    const { state = '' } = body;
    const returned = readReturn(body, state);
    if (!returned.ok) {
      // The state is used up first: only the session that began the visit is told how it ended.
      await visits.cancel(whose, state);
      given(returned);
    }
    const session = await visits.finish(whose, body.code ?? '', state);
    return { result: await signedIn(whose, session, context) };
  });

  const exchange = async (
    body: { appId: string; code: string; state?: string | undefined },
    context: CallContext,
  ) => {
    const whose = await agreed(who(context), body.appId);
    return signedIn(whose, await visits.finish(whose, body.code, body.state), context);
  };
  for (const call of [contract.getAccessToken, contract.accessToken])
    serve(http, call, async ({ body }, context) => ({ result: await exchange(body, context) }));

  serve(http, contract.getDigidata, async ({ body }, context) => {
    const opened = await exchange(body, context);
    return { result: { ...opened, items: await itemsOf(await standing(context, opened.token)) } };
  });

  serve(http, contract.revokeToken, async ({ body }, context) => {
    const { lender, session } = who(context);
    await grants.end(await grants.find(lender, session, body.token), context.actor);
    return { result: {} };
  });

  serve(http, contract.getIssuedDoc, async ({ body }, context) => ({
    result: { items: await itemsOf(await standing(context, body.token)) },
  }));

  serve(http, contract.fileFromUri, async ({ body }, context) => {
    const grant = await standing(context, body.token);
    const fetched = await files.fetch(grant, body.uri, context.actor);
    return { result: shown(grant.whose.applicant, fetched) };
  });

  serve(http, contract.updateDigidata, async ({ body }, context) => {
    const { applicantId, digidata, index, accesspath } = body;
    const place = placeOfLockerType(index && !body.type.includes('.') ? `${body.type}.${index}` : body.type);
    const path = place && `${place.document.group}.${place.document.id}`;
    if (path && accesspath && !`${accesspath}.`.toLowerCase().startsWith(`${path}.`.toLowerCase()))
      throw new Refusal('BAD_REQUEST', `This document goes to "${path}", not there.`, [
        { path: 'accesspath', message: `Send "${path}", or leave it out.` },
      ]);
    const data = typeof digidata === 'string' ? digidata : (digidata.url ?? digidata.uri);
    const type = place ? lockerTypeOf(place) : body.type;
    const { leaf, message } = await give(who(context), { applicant: applicantId, type, data }, context.actor);
    return { result: { ...leaf }, message };
  });

  serve(http, contract.lockerWidget, async ({ params }, context) => {
    await agreed(who(context), params.id);
    return { result: locker.widget(http.clock.now()) };
  });

  serve(http, contract.lockerCallback, async ({ params, body }, context) => {
    const whose = await agreed(who(context), params.id);
    const fetched = shown(params.id, await files.pull(whose, body.uri, body.txn, context.actor));
    return { result: { ...fetched, link: fetched.url } };
  });

  serve(http, contract.lockerOutput, async ({ params, query }, context) => {
    const { lender, staff } = who(context);
    const owner = { lender, applicant: params.id };
    const known = await files.certificate(owner, params.file);
    const entry = known && findEntry(known.read.document, known.read.method);
    if (!known || !entry) throw new Refusal('NOT_FOUND', 'This file did not come from DigiLocker.');
    const asked = query.urlType === undefined ? null : placeOfLockerType(query.urlType);
    if (query.urlType !== undefined && asked?.document !== known.fetched.document)
      throw new Refusal(
        'NOT_FOUND',
        `This file is the ${known.fetched.document.title}, not another document.`,
      );
    const { data, checks } = findingOf(entry, known.read, await nameOf(owner));
    return {
      result: {
        type: lockerTypeOf({ document: known.fetched.document, slot: 1 }),
        document: entry.document.id,
        method: entry.key,
        record: staff ? maskedRecord(entry.method, data) : data,
        checks,
      },
    };
  });

  serve(http, contract.registerDigilocker, async ({ body }, context) => {
    const { applicantId, ...asked } = body;
    const { lender, applicant } = await agreed(who(context), applicantId);
    await newLockers.register({ lender, applicant }, asked, context.actor);
    return { result: { sent: true }, message: 'A code was sent to the mobile number.' };
  });

  serve(http, contract.verifyDigiMob, async ({ body }, context) => {
    const { lender, applicant } = await agreed(who(context), body.applicantId);
    await newLockers.verify({ lender, applicant }, body.mobile, body.otp, context.actor);
    return { result: { registered: true } };
  });
}
