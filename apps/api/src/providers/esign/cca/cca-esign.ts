import { verifySignatures } from '../document-signatures.ts';
import type { EsignProvider } from '../port.ts';
import { EsignError } from '../refused.ts';
import type { EsignTrust } from '../trust.ts';
import { type Asp, requestXml } from './request-xml.ts';
import { readAnswer } from './response-xml.ts';

interface CcaEsignSettings {
  /** Where the person's browser posts the request: the provider's page. */
  action: string;
  /** Who we are there. Asked again each time, because the sandbox's provider certifies us on first use. */
  asp: () => Asp;
  trust: () => Promise<EsignTrust>;
}

/** A provider of the controller's eSign 2.1, by a form that the person's browser carries there and back. */
export function ccaEsign({ action, asp, trust }: CcaEsignSettings): EsignProvider {
  return {
    name: 'cca-esign',
    request: (ask) => ({
      action,
      fields: { eSignRequest: requestXml(ask, asp()), aspTxnID: ask.txn, 'Content-Type': 'application/xml' },
    }),
    async readResponse(form, expected) {
      const trusted = await trust();
      try {
        const { returned, espTxn, sandbox } = readAnswer(form, expected, trusted);
        return { ok: true, ...verifySignatures(returned, expected, trusted), espTxn, sandbox };
      } catch (error) {
        if (!(error instanceof EsignError)) throw error;
        const { reason, message, code, proved } = error;
        return { ok: false, reason, detail: message, code, proved };
      }
    },
  };
}
