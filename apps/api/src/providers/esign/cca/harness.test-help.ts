import { generateKeyPairSync, type KeyObject, X509Certificate } from 'node:crypto';
import type { PreparedPdf } from '@pramaan/readers/pdf-signing/empty-signature.ts';
import { preparePdf } from '@pramaan/readers/pdf-signing/prepare.ts';
import { plainPdf } from '@pramaan/specimens/signed/plain-pdf.ts';
import type { Sandbox } from '../../../../test/sandbox.ts';
import { sharedSandbox } from '../../../../test/shared-sandbox.ts';
import type { EsignExpected, EsignForm, EsignOutcome, EsignProvider } from '../port.ts';
import { type EsignTrust, pinnedProvider } from '../trust.ts';
import { ccaEsign } from './cca-esign.ts';
import type { Asp } from './request-xml.ts';

export type Fields = Record<string, string>;

/** A request with what is known of it: the documents, the form and what to expect. */
export interface Asked {
  agreements: PreparedPdf[];
  form: EsignForm;
  expected: () => EsignExpected;
}

export interface Harness {
  sandbox: Sandbox;
  provider: EsignProvider;
  asp: Asp;
  trust: EsignTrust;
  root: string;
  ask(agreements?: number, name?: string): Promise<Asked>;
  askFor(agreements: PreparedPdf[]): Asked;
  injectedFaults(how: string): Promise<unknown>;
  /** Goes through the provider's pages and reads what it posts back. */
  sign(asked: Asked, number?: string, codes?: string[]): Promise<EsignOutcome>;
  stop(): Promise<void>;
}

export const responseUrl = 'http://localhost:3000/esign/answer';
/** Aadhaar numbers that nobody has, by what the sandbox does with them: the last digit. */
export const numbers = {
  asha: '999933119405',
  ravi: '600000000011',
  otherName: '999941057036',
  notFound: '999941057027',
  sourceDown: '999941057058',
  slow: '999941057089',
};

const post = (url: string, fields: Fields) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

/** The page that a request leads to: its address, or what it answers at once. */
export async function opened({ action, fields }: EsignForm): Promise<{ page: string; html: string }> {
  const reply = await post(action, fields);
  const to = reply.headers.get('location');
  return { page: to ? new URL(to, action).href : '', html: await reply.text() };
}

const entities: Fields = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };
const unescaped = (text: string) =>
  text.replace(/&(?:amp|lt|gt|quot|#39);/g, (found) => entities[found] ?? '');

/** The hidden fields that a page posts back to us; null when it posts nothing. */
export function postedBack(html: string, to = responseUrl): Fields | null {
  if (!html.includes(`action="${to}"`)) return null;
  const inputs = [...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)];
  return Object.fromEntries(inputs.map(([, name = '', value = '']) => [unescaped(name), unescaped(value)]));
}

export const step = async (page: string, name: string, fields: Fields = {}) =>
  (await post(`${page}/${name}`, fields)).text();

/** Types the number, then each code, until the provider posts something back. */
export async function through(
  form: EsignForm,
  number = numbers.asha,
  codes: readonly string[] = ['123456'],
  to = responseUrl,
): Promise<Fields> {
  const { page, html } = await opened(form);
  const early = postedBack(html, to) ?? postedBack(await step(page, 'number', { number, agree: '1' }), to);
  if (early) return early;
  for (const otp of codes) {
    const back = postedBack(await step(page, 'otp', { otp }), to);
    if (back) return back;
  }
  throw new Error(`The provider posted nothing back: ${await (await fetch(page)).text()}`);
}

let made = 0;

export async function startHarness(): Promise<Harness> {
  const sandbox = await sharedSandbox({ slowMs: 300, holdMs: 1_000 });
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const asp = await enrol(sandbox, 'PRAMAAN', privateKey, publicKey);
  const text = async (path: string) => (await fetch(sandbox.url + path)).text();
  const root = await text('/signing/root.pem');
  const trust: EsignTrust = {
    providers: [pinnedProvider(await text('/esign/provider.pem'), { sandbox: true })],
    roots: [root],
    intermediates: [],
    allowSandbox: true,
  };
  const provider = ccaEsign({
    action: `${sandbox.url}/esign/2.1/signdoc`,
    asp: () => asp,
    trust: async () => trust,
  });

  const askFor = (agreements: PreparedPdf[]): Asked => {
    const txn = `T-${process.pid}-${++made}`;
    const askedAt = new Date();
    const documents = agreements.map(({ digest }, i) => ({
      hash: digest,
      info: `Loan agreement & annexure <${i}>`,
    }));
    return {
      agreements,
      form: provider.request({ txn, documents, responseUrl, at: askedAt }),
      expected: () => ({ txn, hashes: agreements.map(({ digest }) => digest), askedAt, now: new Date() }),
    };
  };
  return {
    sandbox,
    provider,
    asp,
    trust,
    root,
    askFor,
    async ask(agreements = 1, name = 'Asha Sample') {
      const look = { name, reason: 'Loan agreement', at: new Date(), visible: {} };
      const prepared = Array.from({ length: agreements }, async (_, i) =>
        preparePdf(await plainPdf([`Agreement ${i}`]), look),
      );
      return askFor(await Promise.all(prepared));
    },
    injectedFaults: (how) =>
      sandbox.json('/esign/injected-faults', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ how }),
      }),
    sign: async (asked, number, codes) =>
      provider.readResponse(await through(asked.form, number, codes), asked.expected()),
    async stop() {
      await sandbox.stop();
    },
  };
}

export async function enrol(
  sandbox: Sandbox,
  id: string,
  privateKey: KeyObject,
  publicKey: KeyObject,
): Promise<Asp> {
  const { certificate } = await sandbox.json<{ certificate: string }>(`/esign/asps/${id}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ publicKey: publicKey.export({ type: 'spki', format: 'pem' }) }),
  });
  return { id, privateKey, certificate: new X509Certificate(certificate) };
}
