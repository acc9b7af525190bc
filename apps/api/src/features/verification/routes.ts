import { matchName, matchPan, verificationCalls } from '@pramaan/contract/calls/verification.ts';
import { ApiError } from '@pramaan/contract/errors.ts';
import { factOf } from '@pramaan/documents/facts.ts';
import { maskedChecks, maskedRecord } from '@pramaan/documents/masking.ts';
import { matchCode, matchNames, nameMessage } from '@pramaan/documents/matching.ts';
import { writePath } from '@pramaan/documents/paths.ts';
import { type Entry, findEntry } from '@pramaan/documents/registry.ts';
import { ownRecord } from '@pramaan/documents/withheld.ts';
import { requireConsent } from '../../case-file/ledger.ts';
import { profileName } from '../../case-file/profile.ts';
import type { RecordRef } from '../../case-file/records.ts';
import type { RefuseSamePaper } from '../../case-file/same-paper.ts';
import { type CallContext, type Http, type Principal, seesMasked, who } from '../../http/context.ts';
import { serve } from '../../http/serve.ts';
import { audit, type Place } from '../../platform/audit.ts';
import type { Answered } from './answered.ts';
import type { FromFile } from './from-file.ts';
import type { FromLocalVerification } from './from-local-verification.ts';
import type { Gateway } from './gateway.ts';
import type { Confirmed } from './read-file.ts';

type Body = Record<string, unknown> & { applicantId: string; place?: Place };

/** The captured fields of a body: what is not the call's own. */
function valuesOf(entry: Entry, body: Body): Record<string, string> {
  return Object.fromEntries(
    Object.keys(entry.method.capture).flatMap((name) =>
      typeof body[name] === 'string' && body[name] !== '' ? [[name, body[name]]] : [],
    ),
  );
}

/** What is known of a record before its source is asked: the members that the answer repeats. */
function askedData({ method }: Entry, values: Readonly<Record<string, string>>): Record<string, unknown> {
  const data = {};
  for (const [path, field] of Object.entries(method.vendor?.echo ?? {}))
    writePath(data, path, values[field] ?? '');
  return data;
}

/** As in the file: the person sees their own record whole and nobody else's, a lender's people see it masked. */
const shownTo = (principal: Principal, entry: Entry, { record, checks }: Answered) =>
  seesMasked(principal)
    ? { data: maskedRecord(entry.method, record), checks: maskedChecks(checks) }
    : ownRecord(entry, { data: record, checks });

/** `POST /kyc/{endpoint}` for every document, and the two matches (C §7; product §6). */
export function verificationRoutes(
  http: Http,
  {
    gate,
    verifyLocally,
    read,
    refuseSame,
  }: { gate: Gateway; verifyLocally: FromLocalVerification; read: FromFile; refuseSame: RefuseSamePaper },
): void {
  /** The place of a check, which the person's standing consent must cover (product §7). */
  const placeOf = async (principal: Principal, entry: Entry, body: Body): Promise<RecordRef> => ({
    lender: principal.lender,
    applicant: body.applicantId,
    entry,
    instance: typeof body.instance === 'number' ? body.instance : 1,
    consent: await requireConsent(http.db, principal.lender, body.applicantId, 'verification'),
  });

  const nameOf = (principal: Principal, applicant: string) =>
    profileName(http.db, http.vault, principal.lender, applicant);

  const answer = async (recordRef: RecordRef, body: Body, context: CallContext): Promise<Answered> => {
    const { entry } = recordRef;
    const { method } = entry;
    const values = valuesOf(entry, body);
    if (method.reader) {
      const confirmed = body.confirmed as Confirmed | undefined;
      return read(recordRef, { file: String(body.file), back: values.back, confirmed }, context.actor);
    }
    if (method.proof)
      return verifyLocally(recordRef, { file: context.files[0]?.bytes, values }, context.actor);
    // Before it is asked, and paid for.
    await refuseSame(recordRef, { data: askedData(entry, values) });
    const actor = body.place ? { ...context.actor, place: body.place } : context.actor;
    return { success: true, ...(await gate.verify(recordRef, values, actor)) };
  };

  for (const { entry, call } of verificationCalls)
    serve(http, call, async (input, context) => {
      const principal = who(context);
      const body = input.body as Body;
      const recordRef = await placeOf(principal, entry, body);
      const found = await answer(recordRef, body, context);
      const shown = shownTo(principal, entry, found);
      return {
        success: found.success,
        message: found.message,
        result: shown.data,
        extras: {
          status: found.status,
          checks: shown.checks,
          ...(found.unsure ? { unsure: found.unsure } : {}),
        },
      };
    });

  serve(http, matchName, async ({ body }, context) => {
    const principal = who(context);
    const { match, score, ...why } = matchNames(body.name1, body.name2);
    await http.db.tenant(principal.lender, (trx) =>
      audit(trx, principal.lender, context.actor, 'names.matched', body.applicantId, { score }),
    );
    const message = nameMessage(match);
    return { message, result: { code: matchCode(message) ?? 0, message, score, ...why } };
  });

  serve(http, matchPan, async ({ body }, context) => {
    const principal = who(context);
    const entry = findEntry('pan', 'auth');
    if (!entry) throw new Error('No document declares pan.auth.');
    const field = Object.entries(entry.method.capture)[0];
    if (!field) throw new Error('pan.auth asks nothing.');
    const { value: pan, fault } = field[1].check(body.pan);
    if (fault !== null) throw new ApiError('BAD_REQUEST', fault, [{ path: 'pan', message: fault }]);
    const { record } = await gate.verify(
      await placeOf(principal, entry, body),
      { [field[0]]: pan },
      context.actor,
    );
    const said = factOf(entry.method, record, 'name');
    const { match, score, ...why } = matchNames(
      said,
      body.name ?? (await nameOf(principal, body.applicantId)),
    );
    const message = nameMessage(match);
    // Why two names differ names both: only the lender may read it.
    const shown = match || seesMasked(principal) ? why : { reasons: [] };
    return { message, result: { code: matchCode(message) ?? 0, message, score, ...shown } };
  });
}
