import { createHash, type KeyObject, verify } from 'node:crypto';
import type { Holder } from '@pramaan/readers/certificates/issue.ts';
import type { FastifyInstance } from 'fastify';
import { noRsaKey, publicKeyText, rsaPublicKey } from '../rsa-public-key.ts';

/** Who collects, as its bank registered it. */
interface Payee {
  address: string;
  organisation: string;
  key: KeyObject;
  callbackUrl: string;
}

/** What a link asks a person to allow. */
export interface AskedMandate {
  payee: Payee;
  ref: string;
  name: string;
  note: string;
  amount: string;
  /** YYYY-MM-DD. */
  start: string;
  end: string;
  day: string;
}

const registration = {
  type: 'object',
  additionalProperties: false,
  required: ['publicKey', 'callbackUrl'],
  properties: {
    publicKey: publicKeyText,
    callbackUrl: { type: 'string', pattern: '^https?://', maxLength: 300 },
  },
};

const dayOf = (compact: string) => /^(\d\d)(\d\d)(\d{4})$/.exec(compact)?.slice(1).reverse().join('-') ?? '';

/** `POST /upi/payees` gives a key its UPI address; `GET /upi/bank.pem` is the certificate of the bank that passes confirmations on. */
export function payeeBook(app: FastifyInstance, bank: () => Holder) {
  const known = new Map<string, Payee>();

  app.get('/upi/bank.pem', (_request, reply) =>
    reply.type('application/x-pem-file').send(bank().certificate.toString()),
  );
  app.post<{ Body: { publicKey: string; callbackUrl: string } }>(
    '/upi/payees',
    { schema: { body: registration } },
    ({ body: { publicKey, callbackUrl } }, reply) => {
      const key = rsaPublicKey(publicKey);
      if (!key) return reply.code(400).send(noRsaKey);
      const digest = createHash('sha256').update(publicKey).digest('hex').slice(0, 12);
      const payee = { address: `loans.${digest}@sandbox`, organisation: '159999', key, callbackUrl };
      known.set(payee.address, payee);
      return { address: payee.address, organisation: payee.organisation };
    },
  );

  return {
    /** What a signed link asks; a sentence where it is none (NPCI's linking specification). */
    read(query: string): AskedMandate | string {
      const [signed = '', signature = ''] = query.split('&sign=');
      const parameters = new URLSearchParams(signed);
      const of = (name: string) => parameters.get(name) ?? '';
      const payee = known.get(of('pa'));
      if (!payee || of('orgid') !== payee.organisation) return 'This payee is not known.';
      if (
        !verify(
          'sha256',
          Buffer.from(signed),
          payee.key,
          Buffer.from(decodeURIComponent(signature), 'base64'),
        )
      )
        return 'The signature of this request is wrong.';
      const [start, end] = [dayOf(of('validitystart')), dayOf(of('validityend'))];
      const whole =
        of('txnType') === 'CREATE' &&
        of('amrule') === 'MAX' &&
        of('recur') === 'MONTHLY' &&
        of('recurtype') === 'AFTER' &&
        of('cu') === 'INR' &&
        /^\d{1,10}\.\d\d$/.test(of('am')) &&
        /^\w{1,35}$/.test(of('tr')) &&
        start !== '' &&
        start <= end;
      if (!whole) return 'This request is not complete.';
      return {
        ...{ payee, ref: of('tr'), name: of('pn'), note: of('tn'), amount: of('am') },
        ...{ start, end, day: of('recurvalue') },
      };
    },
  };
}
