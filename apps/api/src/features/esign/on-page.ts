import { ApiError } from '@pramaan/contract/errors.ts';
import type { Actor } from '../../platform/audit.ts';
import type { Esign, EsignForm } from '../../providers/esign/port.ts';
import type { Agreements } from './agreements.ts';
import type { Requests } from './requests.ts';
import type { Whose } from './rows.ts';
import type { Settle } from './settle.ts';

/** Signing on the provider's own page: the browser carries the request there and the answer back (standards §8.1). */
export function onPageSigning(deps: {
  esign: Esign | null;
  agreements: Agreements;
  requests: Requests;
  settle: Settle;
  publicUrl: string;
}) {
  const { esign, agreements, requests, settle, publicUrl } = deps;

  /** Where the person goes on: the screen on which they began. */
  const back = async (whose: Whose, id: string, from: 'portal' | 'office'): Promise<string> => {
    if (from === 'portal') return `${publicUrl}/laas/esign?signing=${id}`;
    const { agreement } = await agreements.request(whose, id);
    const tab = agreement.type === 'Application' ? 'application' : 'agreement';
    return `${publicUrl}/admin/applicants/${whose.applicant}/${tab}?signing=${id}`;
  };

  return {
    async begin(
      whose: Whose,
      agreement: string,
      from: 'portal' | 'office',
      actor: Actor,
    ): Promise<{ requestId: string; form: EsignForm }> {
      if (!esign) throw new ApiError('ESIGN_OFF');
      if (!(await esign.ready())) throw new ApiError('ESIGN_SOURCE_DOWN');
      const owner = await agreements.caseOf(whose, agreement);
      const { request, ask } = await requests.open(owner, { agreement, method: 'page', back: from }, actor);
      return { requestId: request.id, form: esign.provider.request(ask) };
    },

    /**
     * Takes what the provider's page had the browser post. A transaction that is unknown, over or replayed changes
     * nothing. @returns where the person goes on
     */
    async answer(txn: string, form: Readonly<Record<string, string>>, actor: Actor): Promise<string> {
      const found = await requests.byTxn(txn);
      if (!found || !esign) return `${publicUrl}/laas/esign?signing=unknown`;
      const { whose, request } = found;
      if (request.state === 'open' && request.method === 'page' && (await esign.ready())) {
        const expected = { txn, hashes: [request.digest], askedAt: request.asked_at, now: new Date() };
        await settle(whose, request, await esign.provider.readResponse(form, expected), actor);
      }
      return back(whose, request.id, request.back);
    },
  };
}

export type OnPageSigning = ReturnType<typeof onPageSigning>;
