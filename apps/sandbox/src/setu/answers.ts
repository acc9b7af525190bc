import { randomUUID } from 'node:crypto';
import { artefactOf, maskedOf } from '../account-aggregator/artefact.ts';
import type { Consent } from '../account-aggregator/consents.ts';
import { depositOf, versionOf } from '../account-aggregator/fip/deposit.ts';
import { depositXml } from '../account-aggregator/fip/deposit-xml.ts';
import type { DataSession, SessionBook } from '../account-aggregator/sessions.ts';

export const setuBase = '/setu/v2';
export const traceId = () => ({ traceId: randomUUID() });

/** A consent as Setu shows it; the whole of its terms when asked for (standards §7.3). */
export function consentAnswer(consent: Consent, origin: string, expanded: boolean) {
  const { terms, address, uses, status, handle } = consent;
  const short = { vua: address, consentStart: terms.consentStart, consentExpiry: terms.consentExpiry };
  const whole = {
    ...short,
    fiTypes: terms.fiTypes,
    fetchType: terms.fetchType,
    consentTypes: terms.consentTypes,
    consentMode: terms.consentMode,
    purpose: {
      code: terms.Purpose.code,
      refUri: terms.Purpose.refUri,
      text: terms.Purpose.text,
      category: { type: terms.Purpose.Category.type },
    },
    dataRange: terms.FIDataRange,
    dataLife: terms.DataLife,
    frequency: terms.Frequency,
    dataFilter: [],
  };
  return {
    id: handle,
    url: `${origin}${setuBase}/consents/webview/${handle}`,
    status,
    detail: expanded ? whole : short,
    redirectUrl: consent.redirectUrl,
    context: [],
    accountsLinked: accountsLinked(consent),
    usage: { count: String(uses.count), lastUsed: uses.last },
    tags: [],
    ...traceId(),
  };
}

export const accountsLinked = (consent: Consent) =>
  artefactOf(consent).Accounts.map(({ fiType, fipId, accType, linkRefNumber, maskedAccNumber }) => ({
    fiType,
    fipId,
    accType,
    linkRefNumber,
    maskedAccNumber,
  }));

/** A data session: with the records of those banks that answered, once they have. */
export function sessionAnswer(session: DataSession, sessions: SessionBook) {
  const { consent, range, format, id } = session;
  const status = sessions.state(session);
  const fipIds = [...new Set(consent.accounts.map(({ fipId }) => fipId))];
  const accountsOf = (fipID: string) =>
    consent.accounts
      .filter(({ fipId }) => fipId === fipID)
      .map((linked) => {
        const state = sessions.stateOf(session, linked);
        const there = state === 'READY' || state === 'DELIVERED';
        const deposit = there ? depositOf(session, linked, versionOf(session, linked)) : null;
        return {
          linkRefNumber: linked.linkRef,
          maskedAccNumber: maskedOf(linked.account.number),
          status: there ? 'DELIVERED' : state,
          data: deposit && (format === 'xml' ? depositXml(deposit) : { account: deposit }),
        };
      });
  const fips = status === 'PENDING' ? null : fipIds.map((fipID) => ({ fipID, accounts: accountsOf(fipID) }));
  return { id, consentId: consent.handle, status, format, dataRange: range, fips, ...traceId() };
}
