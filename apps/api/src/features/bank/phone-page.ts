import { ApiError } from '@pramaan/contract/errors.ts';
import { limits } from '@pramaan/contract/limits.ts';
import { masked } from '@pramaan/documents/masked.ts';
import { readLanguage } from '../../case-file/language.ts';
import { requireConsent } from '../../case-file/ledger.ts';
import { lenderName, readProfile } from '../../case-file/profile.ts';
import type { Http, Principal } from '../../http/context.ts';
import { allowTry } from '../../platform/attempts.ts';
import { type Actor, audit } from '../../platform/audit.ts';
import { qrSvg } from '../../platform/qr.ts';
import { sql } from '../../platform/sql.ts';
import type { AggregatorSessions } from '../../providers/bank-aggregator/port.ts';
import type { Outbox } from '../../providers/messages/outbox.ts';
import type { BankSessions, OpenSession } from './sessions.ts';
import type { Whose } from './stored-accounts.ts';

/** What the address of the page carries. */
interface PageAddress extends AggregatorSessions {
  applicantId: string;
  ydlId: string;
}

const hour = 60 * 60_000;
/** The search asks with every few letters. */
const callsPerAddress = 600;

/** The bank page of a phone: its address is all that it has, and holds for half an hour. */
export function phonePages(http: Http, sessions: BankSessions, outbox: Outbox) {
  const { db, vault, clock, config } = http;

  return {
    async create(principal: Principal, whose: Whose, bySms: boolean, actor: Actor) {
      const { cSess, uSess, ydlId } = await sessions.open(whose, principal.id, actor);
      const path = [whose.applicant, cSess, uSess, ydlId].map(encodeURIComponent).join('/');
      const link = `${config.publicUrl}/addBank/${path}`;
      const sealed = await vault.of(whose.lender, db);
      const sentTo = await db.tenant(whose.lender, async (trx) => {
        const mobile = (await readProfile(trx, sealed, whose.applicant))?.mobileNo ?? '';
        const sends = bySms && mobile !== '';
        if (sends)
          await outbox.queue(trx, whose.lender, {
            channel: 'sms',
            to: mobile,
            template: 'bank-page',
            language: await readLanguage(trx, whose.applicant),
            values: { lender: await lenderName(trx, whose.lender), link },
          });
        await audit(trx, whose.lender, actor, 'bank.page-created', whose.applicant, { sms: sends });
        return sends ? masked(mobile) : '';
      });
      const expires = new Date(clock.now().valueOf() + limits.bankPageLife);
      return { link, qr: await qrSvg(link), sentTo, expiresAt: expires.toISOString() };
    },

    /** Whose sessions the address carries. Throws LINK_EXPIRED unless the four values belong together and have not ended. */
    async admit(
      { applicantId, cSess, uSess, ydlId }: PageAddress,
      ip: string,
    ): Promise<OpenSession & { lenderName: string }> {
      if (!(await allowTry(db, vault.lookup('bank pages from', ip), callsPerAddress, hour)))
        throw new ApiError('TOO_MANY');
      const given = { cSess, uSess };
      const [row] = await db.query<{ id: string; lender_id: string; lender_name: string; opened_at: Date }>(
        sql`select * from find_bank_session(${sessions.hashOf(given)}, ${applicantId})`,
      );
      const ended = !row || clock.now().valueOf() - row.opened_at.valueOf() > limits.bankPageLife;
      if (ended || ydlId !== sessions.userIdOf(applicantId)) throw new ApiError('LINK_EXPIRED');
      return {
        id: row.id,
        lender: row.lender_id,
        applicant: applicantId,
        sessions: given,
        lenderName: row.lender_name,
      };
    },

    /** The page's applicant, while they agree to their bank data being read. Throws NO_CONSENT. */
    async agreed({ lender, applicant }: OpenSession): Promise<Whose> {
      return { lender, applicant, consent: await requireConsent(db, lender, applicant, 'bank') };
    },
  };
}
