import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../tools/ports.ts';
import { type Comparison, compare } from './measure.ts';
import { begin, type Running } from './product.ts';

/** A person's PAN may be checked twenty times a day: a further check is refused, and that is no verification. */
const perPerson = 20;
const people = 200;

/** PANs that the sandbox knows, one for each question about an applicant. */
async function knownPans({ sandbox }: Running): Promise<string[]> {
  const pans: string[] = [];
  for (let index = 0; index < perPerson; index++) {
    const reply = await fetch(`${sandbox}/people`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Bench Person' }),
    });
    const made = (await reply.json()) as { numbers: Record<string, string> };
    pans.push(made.numbers.PAN ?? '');
  }
  return pans;
}

/** The code that was sent to a number, once it is there. */
async function codeSentTo(product: Running, mobile: string): Promise<string> {
  for (;;) {
    const reply = await fetch(`${product.sandbox}/inbox/messages?to=${mobile}`);
    const [newest] = (await reply.json()) as { text: string }[];
    const code = /\b\d{6}\b/.exec(newest?.text ?? '')?.[0];
    if (code) return code;
    await sleep(100);
  }
}

/** People to check, each with a file of their own, as at a lender's. By entering they agree to checks. */
async function applicants(product: Running): Promise<string[]> {
  const made: string[] = [];
  for (let index = 0; index < people; index++) {
    const mobile = String(9_100_000_000 + index);
    const person = { mobileNo: mobile, name: `Person ${index}`, email: '' };
    await product.publicCall('POST', '/api/users/register', person);
    const login = { mobile, otp: await codeSentTo(product, mobile), appId: '' };
    made.push((await product.publicCall<{ _id: string }>('POST', '/api/users/userLoginVerify', login))._id);
  }
  return made;
}

async function bareTable(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    'create table bare_record (id uuid primary key, asked text not null, record text not null)',
  );
  await client.end();
}

/** One verification through the gateway against a bare proxy to the same provider with one insert. */
export async function verify(product: Running, databaseUrl: string): Promise<Comparison> {
  const ids = await applicants(product);
  await bareTable(databaseUrl);
  const pans = await knownPans(product);
  // A refusal is a 200 too: one that is refused is no verification, and throws here.
  await product.call('POST', '/kyc/panauth', { applicantId: ids[0], pan: pans[0] });
  const requests = Array.from({ length: people * perPerson }, (_, index) => ({
    method: 'POST' as const,
    body: JSON.stringify({ applicantId: ids[index % people], pan: pans[Math.floor(index / people)] }),
  }));
  const port = await freePort();
  const peerUrl = `http://127.0.0.1:${port}/`;
  const env = { ...process.env, DATABASE_URL: databaseUrl, PORT: String(port), PROVIDER: product.sandbox };
  const bare = await begin('bare proxy', ['bench/bare-proxy.ts'], `${peerUrl}ready`, env);
  const headers = { ...product.headers, 'content-type': 'application/json' };
  try {
    return await compare(
      { url: `${product.url}/kyc/panauth`, headers, requests, expects: '"success":true' },
      { url: peerUrl, headers: { 'content-type': 'application/json' }, requests },
    );
  } finally {
    await bare.stop();
  }
}
