import * as calls from '@pramaan/contract/calls/rejections.ts';
import { ApiError } from '@pramaan/contract/errors.ts';
import { rejectionLetter, rejectionLetterTitle } from '@pramaan/documents/policy/rejection-letter.ts';
import { readProfile } from '../../case-file/profile.ts';
import { attachment } from '../../http/attachment.ts';
import { type CallContext, type Http, who } from '../../http/context.ts';
import { serve } from '../../http/serve.ts';
import { cardsOrder } from '../../pdf/cards.ts';
import type { IssueIssuedDocument } from '../../pdf/issue-issued-document.ts';
import { issuedDocumentWords } from '../../pdf/issued-document-words.ts';
import { indianDay } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database.ts';
import type { LenderVault } from '../../platform/vault.ts';
import { keepDecision, makeAppeal, reopen } from './appeals.ts';
import type { ChangeReview } from './change-review.ts';
import { readRejection, rejectionFor, shownRejection } from './rejection.ts';
import type { ReviewDeps } from './review-deps.ts';

/** A declined loan: its reasons and letter for the person, their appeal, and the team's answer (decision 0122). */
export function rejectionRoutes(
  http: Http,
  deps: ReviewDeps,
  change: ChangeReview,
  issue: IssueIssuedDocument,
): void {
  const { db, vault: hashes, clock } = http;
  const within = async <R>(
    context: CallContext,
    work: (trx: Queryable, vault: LenderVault) => Promise<R>,
  ): Promise<R> => {
    const { lender } = who(context);
    const vault = await hashes.of(lender, db);
    return db.tenant(lender, (trx) => work(trx, vault));
  };
  const answering = (context: CallContext) => ({ deps, principal: who(context), actor: context.actor });

  serve(http, calls.getRejection, async ({ params, query }, context) => ({
    result: await within(context, (trx, vault) =>
      shownRejection(
        { trx, vault, principal: who(context), now: clock.now() },
        params.id,
        query.language ?? 'en',
      ),
    ),
  }));
  serve(http, calls.makeAppeal, async ({ params, body }, context) => ({
    result: await within(context, async (trx, vault) => {
      const reading = { trx, vault, principal: who(context), now: clock.now() };
      await makeAppeal({ ...reading, actor: context.actor }, params.id, body.words);
      return shownRejection(reading, params.id, 'en');
    }),
  }));
  serve(http, calls.answerAppeal, async ({ params, body }, context) => ({
    result: await change(who(context), params.id, body.version, (changing) =>
      keepDecision(changing, answering(context), params.appeal, body.words),
    ),
  }));
  serve(http, calls.reopenApplication, async ({ params, body }, context) => ({
    result: await change(who(context), params.id, body.version, (changing) =>
      reopen(changing, answering(context), body.reason),
    ),
  }));
  letterRoute(http, issue, within);
}

/** The signed letter, typeset when it is asked for; each copy is registered. */
function letterRoute(
  http: Http,
  issue: IssueIssuedDocument,
  within: <R>(context: CallContext, work: (trx: Queryable, vault: LenderVault) => Promise<R>) => Promise<R>,
): void {
  serve(http, calls.getRejectionLetter, async ({ params, query }, context) => {
    const { rejection, name } = await within(context, async (trx, vault) => ({
      rejection: rejectionFor(await readRejection(trx, params.id), who(context), http.clock.now()),
      name: (await readProfile(trx, vault, params.id))?.name ?? '',
    }));
    if (!rejection) throw new ApiError('NOT_FOUND', 'This application is not rejected.');
    const { reference, decidedAt, branding, lender, reasons } = rejection;
    const language = query.lang ?? 'en';
    const { help = '', grievance = '' } = branding.texts ?? {};
    const parts = rejectionLetter({ lender, day: indianDay(decidedAt), reasons, help, grievance }, language);
    const labels = issuedDocumentWords[language];
    const bytes = await issue({
      lender: who(context).lender,
      applicant: params.id,
      actor: context.actor,
      kind: 'rejection-letter',
      language,
      order: (shown) =>
        cardsOrder(rejectionLetterTitle(language), parts, shown, {
          facts: [
            [labels.applicant, name],
            [labels.reference, reference],
          ],
        }),
    });
    return attachment(context.reply, {
      name: `rejection-letter-${language}.pdf`,
      mediaType: 'application/pdf',
      bytes,
    });
  });
}
