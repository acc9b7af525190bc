import type { getCreditReport } from '@pramaan/contract/calls/credit.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { settings } from '@pramaan/contract/limits.ts';
import { bandOf } from '@pramaan/documents/credit/score-bands.ts';
import { summaryOf } from '@pramaan/documents/credit/summary.ts';
import { currentConsent } from '../../case-file/ledger.ts';
import type { Principal } from '../../http/context.ts';
import {
  type CreditDeps,
  type CreditService,
  freshUntil,
  mayRequestAgain,
  serves,
} from './credit-service.ts';
import { missingOf } from './known-person.ts';
import { enquiriesOf, fileOfEnquiry } from './rows.ts';

export type Credit = ResultOf<typeof getCreditReport>;

const answered = ['report', 'thin', 'no-hit', 'wrong-person'] as const;
type Answered = (typeof answered)[number];
const isAnswered = <T extends { state: string }>(one: T): one is T & { state: Answered } =>
  (answered as readonly string[]).includes(one.state);

/** What is known here of a person's credit: the last answer that says something, and every question. */
export function shownCredit({ db, vault: hashes }: CreditDeps, service: CreditService) {
  return async (principal: Principal, applicant: string): Promise<Credit> => {
    const { lender } = principal;
    const [vault, known] = await Promise.all([hashes.of(lender, db), service.known(lender, applicant)]);
    return db.tenant(lender, async (trx) => {
      const enquiries = await enquiriesOf(trx, applicant);
      const asked = service.hashOf(known);
      const all = enquiries.filter(isAnswered);
      // What was answered about the person as they are known now; else whatever was answered last.
      const last = all.find((one) => asked.equals(one.asked_with)) ?? all[0];
      const file = last ? fileOfEnquiry(vault, last) : null;
      const score = settings.creditScore ? (file?.score ?? null) : null;
      return {
        state: last?.state ?? 'never-asked',
        agreed: (await currentConsent(trx, applicant, 'bureau')) !== null,
        missing: missingOf(known),
        bureau: last?.bureau ?? '',
        askedAt: last?.asked_at.toISOString() ?? null,
        freshUntil:
          last && asked.equals(last.asked_with) && serves(last) ? freshUntil(last).toISOString() : null,
        mayRequestAgain: mayRequestAgain(principal),
        score,
        band: bandOf(score),
        reportNumber: file?.number ?? '',
        reportDate: file?.on ?? null,
        figures: file && summaryOf(file),
        accounts: file?.accounts ?? [],
        enquiries: file?.enquiries ?? [],
        informationRequests: enquiries.map(({ asked_at, asked_kind, state, reason }) => ({
          at: asked_at.toISOString(),
          by: asked_kind,
          verdict: state,
          reason,
        })),
        count: settings.creditCount ? all.length : null,
      };
    });
  };
}
