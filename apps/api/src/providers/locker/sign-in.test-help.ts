import assert from 'node:assert/strict';
import { createHash, randomBytes } from 'node:crypto';
import type { Outcome, Reason } from '../bank-aggregator/outcome.ts';
import { type DigilockerSettings, digilocker } from './digilocker/digilocker.ts';
import { readReturn } from './locker-return.ts';
import type { AuthorizeAsked, LockerSession } from './port.ts';

export const redirect = 'http://localhost:3000/locker/return';

export const settingsFor = (base: string, more: Partial<DigilockerSettings> = {}): DigilockerSettings => ({
  url: `${base}/digilocker/public`,
  signInUrl: `${base}/digilocker/public`,
  clientId: 'sandbox',
  clientSecret: 'sandbox',
  redirects: [redirect],
  script: `${base}/digilocker/requester/api/2/dl.js`,
  pullUrl: `${base}/digilocker/public`,
  appId: 'sandbox',
  appSecret: 'sandbox',
  orgId: 'sandbox',
  timeoutMs: 20_000,
  ...more,
});

export function value<T>(outcome: Outcome<T>): T {
  assert.ok(outcome.ok, JSON.stringify(outcome));
  return outcome.value;
}

export function refusal(outcome: Outcome<unknown>, reason: Reason): void {
  assert.ok(!outcome.ok, `expected ${reason}`);
  assert.equal(outcome.reason, reason, outcome.detail);
  assert.match(outcome.detail, /^[A-Z].*\.$/);
}

/** What a person of the web does with a page's form; gives where it leads. */
async function press(page: string, form: Record<string, string> = {}): Promise<string> {
  const reply = await fetch(page, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });
  assert.ok([302, 303].includes(reply.status), `${reply.status} ${await reply.text()}`);
  return new URL(reply.headers.get('location') ?? '', page).href;
}

export async function signIn(page: string, mobile: string): Promise<void> {
  await press(`${page}/mobile`, { mobile });
  await press(`${page}/code`, { code: '123456' });
}

export interface VisitWanted {
  mobile?: string;
  /** Ticked; by default every document offered. */
  share?: readonly string[];
  press?: 'allow' | 'deny' | 'none';
  asked?: Partial<AuthorizeAsked>;
}

/** What the person does at the locker, from the link to the address they come back to. */
export async function goThrough(
  link: string,
  { mobile = '9000000011', share, press: button = 'allow' }: Omit<VisitWanted, 'asked'> = {},
): Promise<{ back: URL; offered: string[] }> {
  const opened = await fetch(link, { redirect: 'manual' });
  assert.equal(opened.status, 303, await opened.text());
  const page = new URL(opened.headers.get('location') ?? '', link).href;
  await signIn(page, mobile);
  const offered = [...(await (await fetch(page)).text()).matchAll(/name="([A-Z0-9]{3,8})" value="1"/g)].map(
    ([, code = '']) => code,
  );
  const ticked = Object.fromEntries((share ?? offered).map((code) => [code, '1']));
  const back = new URL(await press(`${page}/${button}`, button === 'allow' ? ticked : {}));
  return { back, offered };
}

/** A link to the locker, and what the person brings back from it. */
export async function visit(
  settings: DigilockerSettings,
  { mobile, share, press: button, asked = {} }: VisitWanted = {},
) {
  const verifier = randomBytes(32).toString('base64url');
  const state = randomBytes(16).toString('base64url');
  const link = value(
    digilocker(settings).authorizeUrl({
      state,
      challenge: createHash('sha256').update(verifier).digest('base64url'),
      redirect,
      docs: [],
      validTill: new Date(Date.now() + 86_400_000),
      ...asked,
    }),
  );
  const { back, offered } = await goThrough(link, {
    ...(mobile ? { mobile } : {}),
    ...(share ? { share } : {}),
    ...(button ? { press: button } : {}),
  });
  assert.ok(back.href.startsWith(redirect));
  const query = Object.fromEntries(back.searchParams);
  return { verifier, state, query, offered, returned: readReturn(query, state) };
}

/** The session of a person who shared everything, or what `wanted` says. */
export async function sessionOf(
  settings: DigilockerSettings,
  wanted: VisitWanted = {},
): Promise<LockerSession> {
  const { returned, verifier } = await visit(settings, wanted);
  return value(await digilocker(settings).token({ code: value(returned), verifier, redirect }));
}
