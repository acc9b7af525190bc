import * as calls from '@pramaan/contract/calls/offers.ts';
import { ApiError } from '@pramaan/contract/errors.ts';
import type { CompleteLanguage } from '@pramaan/contract/languages.ts';
import { keyFacts, keyFactsTitle } from '@pramaan/documents/offer/key-facts.ts';
import { sanctionLetter, sanctionLetterTitle } from '@pramaan/documents/offer/sanction-letter.ts';
import { conditionsOf } from '../../case-file/approval.ts';
import { lenderName, readProfile } from '../../case-file/profile.ts';
import { attachment } from '../../http/attachment.ts';
import { type CallContext, type Http, who } from '../../http/context.ts';
import { serve } from '../../http/serve.ts';
import { cardsOrder } from '../../pdf/cards.ts';
import type { IssueIssuedDocument } from '../../pdf/issue-issued-document.ts';
import { issuedDocumentWords } from '../../pdf/issued-document-words.ts';
import type { Actor } from '../../platform/audit.ts';
import { indianDay } from '../../platform/clock.ts';
import { namedOffer, type Offer, offerOf } from './offer-rows.ts';
import type { Within } from './ways.ts';

interface Whose {
  lender: string;
  applicant: string;
}

/** The signed statement, typeset when it is asked for: the same terms give the same text, and each copy is registered. */
export const issueKeyFacts =
  (issue: IssueIssuedDocument, whose: Whose, actor: Actor) =>
  (offer: Offer, language: CompleteLanguage): Promise<Uint8Array> =>
    issue({
      ...whose,
      actor,
      kind: 'key-facts',
      language,
      order: (branding) =>
        cardsOrder(
          keyFactsTitle(language),
          keyFacts(offer.words.terms, namedOffer(offer), language),
          branding,
        ),
    });

/** The papers of an offer, each a signed PDF: Key Facts Statement and sanction letter. */
export function paperRoutes(http: Http, issue: IssueIssuedDocument, within: Within): void {
  const whoseOf = (context: CallContext, applicant: string) => ({ lender: who(context).lender, applicant });
  const send = (context: CallContext, name: string, bytes: Uint8Array) =>
    attachment(context.reply, { name, mediaType: 'application/pdf', bytes });

  serve(http, calls.getKeyFacts, async ({ params, query }, context) => {
    const offer = await within(context, params.id, (one) => offerOf(one, params.offer));
    const language = query.lang ?? 'en';
    const bytes = await issueKeyFacts(issue, whoseOf(context, params.id), context.actor)(offer, language);
    return send(context, `key-facts-statement-${offer.version}-${language}.pdf`, bytes);
  });

  serve(http, calls.getSanctionLetter, async ({ params, query }, context) => {
    const language = query.lang ?? 'en';
    const { offer, facts, name } = await within(context, params.id, async (one) => {
      const { trx, vault, lender, applicant } = one;
      const offer = await offerOf(one, params.offer);
      const facts = {
        ...namedOffer(offer),
        lender: await lenderName(trx, lender),
        day: indianDay(offer.made_at),
        conditions: await conditionsOf(trx, vault, offer.decision_id),
      };
      return { offer, facts, name: (await readProfile(trx, vault, applicant))?.name ?? '' };
    });
    if (offer.state === 'withdrawn')
      throw new ApiError('NOT_FOUND', 'This offer was withdrawn, and its sanction letter with it.');
    const labels = issuedDocumentWords[language];
    const bytes = await issue({
      ...whoseOf(context, params.id),
      actor: context.actor,
      kind: 'sanction-letter',
      language,
      order: (shown) =>
        cardsOrder(sanctionLetterTitle(language), sanctionLetter(offer.words.terms, facts, language), shown, {
          facts: [
            [labels.applicant, name],
            [labels.reference, facts.reference],
          ],
        }),
    });
    return send(context, `sanction-letter-${offer.version}-${language}.pdf`, bytes);
  });
}
