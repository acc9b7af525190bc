import * as lists from '@pramaan/contract/calls/applicant-list.ts';
import * as calls from '@pramaan/contract/calls/applicants.ts';
import { ApiError } from '@pramaan/contract/errors.ts';
import { specifiedMessages } from '@pramaan/contract/specified-messages.ts';
import { placeOfLockerType } from '@pramaan/documents/locker-types.ts';
import type { StoredRecord } from '@pramaan/documents/tree.ts';
import { caseFileReader } from '../../case-file/case-file.ts';
import { attachment } from '../../http/attachment.ts';
import { type Http, type Principal, seesMasked, who } from '../../http/context.ts';
import { Prepared, serve } from '../../http/serve.ts';
import type { Actor } from '../../platform/audit.ts';
import type { Outbox } from '../../providers/messages/outbox.ts';
import { coApplicantsOf } from './co-applicants.ts';
import { applicantList } from './list.ts';
import { applicantsCsv } from './list-csv.ts';
import { applicantsService } from './service.ts';

/** Gives a document of the digital locker by the address of its file (C §7). */
type SubmitFromLocker = (
  principal: Principal,
  wanted: { applicant: string; type: string; at: { group: string; document: string }; data: unknown },
  actor: Actor,
) => Promise<{ record: StoredRecord; message: string }>;

/** The applicant's file, profile, draft and co-applicants; the lender's list. */
export function applicantsRoutes(http: Http, outbox: Outbox, fromLocker: SubmitFromLocker): void {
  const applicants = applicantsService(http.db, http.vault);
  const coApplicants = coApplicantsOf(http, outbox);
  const readCaseFile = caseFileReader(http.db);
  const list = applicantList(http.db, http.vault, http.clock);

  serve(http, calls.getApplicant, async ({ params }, context) => {
    const { lender } = who(context);
    const vault = await http.vault.of(lender, http.db);
    const view = seesMasked(who(context)) ? 'masked' : 'own';
    const bytes = await readCaseFile(vault, { lender, applicant: params.id, view, actor: context.actor });
    if (!bytes) throw new ApiError('NO_SUCH_APPLICANT');
    return new Prepared(bytes, { compressed: true });
  });
  serve(http, calls.getProfile, async ({ params }, context) => ({
    result: await applicants.profile(who(context), params.id),
  }));
  serve(http, calls.putProfile, async ({ params, body }, context) => ({
    result: await applicants.changeProfile(who(context), params.id, body, context.actor),
  }));
  serve(http, calls.putLanguage, async ({ params, body }, context) => {
    await applicants.changeLanguage(who(context), params.id, body.language, context.actor);
    return { result: { language: body.language } };
  });
  serve(http, calls.putDocument, async ({ params, body }, context) => {
    const principal = who(context);
    const { type, data } = body;
    if (placeOfLockerType(type)) {
      const wanted = { applicant: params.id, type, at: params, data };
      const { record, message } = await fromLocker(principal, wanted, context.actor);
      return { result: { ...record }, message };
    }
    const record = await applicants.declare(principal, params.id, params, type, data, context.actor);
    return { result: { ...record }, message: specifiedMessages.stored };
  });
  serve(http, calls.getDraft, async ({ params }, context) => ({
    result: await applicants.draft(who(context), params.id),
  }));
  serve(http, calls.putDraft, async ({ params, body }, context) => ({
    result: await applicants.saveDraft(who(context), params.id, body.version, body.draft, context.actor),
  }));
  serve(http, calls.confirmAadhaar, async ({ params }, context) => {
    const at = await applicants.confirmAadhaar(who(context), params.id, context.actor);
    return { result: { aadhaarConfirmedAt: at } };
  });
  serve(http, calls.addCoApplicant, async ({ params, body }, context) => ({
    result: { _id: await coApplicants.add(who(context), params.id, body, context.actor) },
  }));
  serve(http, calls.listCoApplicants, async ({ params }, context) => ({
    result: await coApplicants.list(who(context), params.id),
  }));
  serve(
    http,
    lists.listApplicants,
    async ({ query }, context) => ({ result: await list.page(who(context), query, context.actor) }),
    { mayBeOld: true },
  );
  serve(http, lists.exportApplicants, async ({ query }, context) => {
    const lines = await list.chosen(who(context), query.ids.split(','), context.actor);
    const bytes = applicantsCsv(lines);
    return attachment(context.reply, { name: 'applicants.csv', mediaType: 'text/csv; charset=utf-8', bytes });
  });
  serve(http, lists.countViews, async (_, context) => ({ result: await list.counts(who(context)) }), {
    mayBeOld: true,
  });
}
