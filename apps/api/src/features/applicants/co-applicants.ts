import { applicantMessages } from '@pramaan/contract/applicant-messages.ts';
import type { addCoApplicant } from '@pramaan/contract/calls/applicants.ts';
import type { InputOf } from '@pramaan/contract/define.ts';
import { ApiError } from '@pramaan/contract/errors.ts';
import type { JoiningRole } from '@pramaan/documents/joins-as.ts';
import { masked } from '@pramaan/documents/masked.ts';
import { joinersOf, openForJoining } from '../../case-file/co-applicants.ts';
import { createApplicant } from '../../case-file/create.ts';
import { readLanguage, storeLanguage } from '../../case-file/language.ts';
import { lenderName, readProfile } from '../../case-file/profile.ts';
import { voidApproval } from '../../case-file/void-decision.ts';
import type { Http, Principal } from '../../http/context.ts';
import { allowTry } from '../../platform/attempts.ts';
import { type Actor, audit } from '../../platform/audit.ts';
import type { Outbox } from '../../providers/messages/outbox.ts';
import { placesOf } from '../../providers/messages/to-applicant.ts';

type Given = InputOf<typeof addCoApplicant>['body'];

/** Each gets an SMS with a name that the applicant typed: nobody sends many. */
const mostInADay = 10;
const dayMs = 24 * 60 * 60_000;

const inviteOf = { 'co-applicant': 'co-applicant-invite', guarantor: 'guarantor-invite' } as const;

/** Who joins an application: who they are, and one more. */
export function coApplicantsOf(
  { db, vault: hashes, config }: Pick<Http, 'db' | 'vault' | 'config'>,
  outbox: Pick<Outbox, 'queue'>,
) {
  return {
    /**
     * Adds a person, who is told by SMS in the applicant's language. Throws NOBODY_JOINS, JOINS_ALREADY, OWN_DECISION, TOO_MANY.
     *
     * @returns the id of the person's own case
     */
    async add(
      { lender }: Principal,
      applicant: string,
      { name, mobileNo, joinsAs }: Given,
      actor: Actor,
    ): Promise<string> {
      const vault = await hashes.of(lender, db);
      if (!(await allowTry(db, hashes.lookup('people added to', applicant), mostInADay, dayMs)))
        throw new ApiError(
          'TOO_MANY',
          'Many people were added to this application today. Try again tomorrow.',
        );
      return db.tenant(lender, async (trx) => {
        await openForJoining(trx, applicant, hashes.lookup('mobile', mobileNo));
        // Nobody signs an agreement of whom the decision knew nothing.
        await voidApproval(trx, lender, applicant, actor);
        const main = await readProfile(trx, vault, applicant);
        if (!main) throw new ApiError('NO_SUCH_APPLICANT');
        const { _id, profile } = await createApplicant(trx, vault, hashes, {
          ...{ lender, mobile: mobileNo, name, email: '' },
          ...{ appliesWith: applicant, joinsAs },
        });
        const language = await readLanguage(trx, applicant);
        await storeLanguage(trx, lender, _id, language, actor);
        const template = inviteOf[joinsAs];
        await outbox.queue(trx, lender, {
          ...{ channel: 'sms', to: mobileNo, template, language },
          values: {
            ...placesOf(profile),
            lender: await lenderName(trx, lender),
            applicant: main.name || masked(main.mobileNo),
            link: `${config.publicUrl}${applicantMessages[template].page}`,
          },
        });
        await audit(trx, lender, actor, 'co-applicant.added', applicant, { as: joinsAs });
        return _id;
      });
    },

    async list({ lender }: Principal, applicant: string) {
      const vault = await hashes.of(lender, db);
      return db.tenant(lender, async (trx) => {
        const joined: { _id: string; reference: string; name: string; joinsAs: JoiningRole }[] = [];
        for (const { id, reference, joinsAs } of await joinersOf(trx, applicant))
          joined.push({ _id: id, reference, joinsAs, name: (await readProfile(trx, vault, id))?.name ?? '' });
        return joined;
      });
    },
  };
}
