import * as contract from '@pramaan/contract/calls/overview.ts';
import { ApiError } from '@pramaan/contract/errors.ts';
import { autofill } from '@pramaan/documents/autofill.ts';
import { definedRecords } from '@pramaan/documents/records.ts';
import { type CaseFile, caseFileReader, readEnvelope } from '../../case-file/case-file.ts';
import { readDraft } from '../../case-file/draft.ts';
import { type CallContext, type Http, type Principal, seesMasked, who } from '../../http/context.ts';
import { serve } from '../../http/serve.ts';
import { countsOf, menuOf } from './areas.ts';
import { validationRecords } from './history.ts';
import { loansOf, loanWish } from './loans.ts';
import { progressIn } from './progress.ts';

/** Reads a file as the caller may see it, the person whole and others masked, with the audit row of reading it. */
function seenFile(http: Http) {
  const read = caseFileReader(http.db);
  return async (applicant: string, context: CallContext): Promise<CaseFile> => {
    const { lender } = who(context);
    const vault = await http.vault.of(lender, http.db);
    const view = seesMasked(who(context)) ? 'masked' : 'own';
    const bytes = await read(vault, { lender, applicant, view, actor: context.actor });
    if (!bytes) throw new ApiError('NO_SUCH_APPLICANT');
    return readEnvelope(bytes);
  };
}

/** What a file says at a summary, its history, its loans, and what other forms can be filled with (C §7, P §3.8). */
export function overviewRoutes(http: Http): void {
  const { db, vault: hashes, clock } = http;
  const see = seenFile(http);
  const records = validationRecords(db);

  const draftOf = async ({ lender }: Principal, applicant: string) => {
    const vault = await hashes.of(lender, db);
    return (await db.tenant(lender, (trx) => readDraft(trx, vault, applicant))).draft;
  };

  serve(http, contract.getAutofill, async ({ body }, context) => {
    const { docs, profile } = await see(body.applicantId, context);
    return { result: autofill(docs, profile) };
  });

  serve(http, contract.getSummary, async ({ body }, context) => {
    const { custId, segment, profile, docs } = await see(body.appId, context);
    const menu = menuOf(docs);
    const loan = loanWish(docs, await draftOf(who(context), body.appId));
    const result = {
      custId,
      segment,
      reference: profile.reference,
      name: profile.name,
      loan,
      documents: countsOf(menu.flatMap(({ documents }) => documents)),
      areas: menu.map(({ area, title, documents }) => ({ area, title, ...countsOf(documents) })),
      lastRecordAt:
        definedRecords(docs)
          .map(({ record }) => record.verifiedAt)
          .sort()
          .at(-1) ?? '',
    };
    return { result };
  });

  serve(http, contract.getProgress, async ({ params, query }, context) => {
    const { lender } = who(context);
    const vault = await http.vault.of(lender, db);
    const result = await db.tenant(lender, (trx) =>
      progressIn(trx, vault, params.id, clock.now(), query.language),
    );
    return { result };
  });

  serve(http, contract.getSegment, async ({ params }, context) => ({
    result: { segment: (await see(params.applicantId, context)).segment },
  }));

  serve(http, contract.listVerifications, async ({ params }, context) => ({
    result: await records.history(who(context).lender, params.applicantId),
  }));
  serve(http, contract.listComparisons, async ({ params }, context) => ({
    result: await records.checks(who(context).lender, params.applicantId, seesMasked(who(context))),
  }));
  serve(http, contract.listDocumentsByArea, async ({ params }, context) => ({
    result: menuOf((await see(params.applicantId, context)).docs),
  }));

  serve(http, contract.getLoans, async ({ params }, context) => {
    const { docs } = await see(params.id, context);
    return { result: loansOf(docs, await draftOf(who(context), params.id)) };
  });
}
