import { esicNumber, uan } from '@pramaan/documents/identifiers/employment.ts';
import { epicNumber } from '@pramaan/documents/identifiers/epic.ts';
import { fssai } from '@pramaan/documents/identifiers/fssai.ts';
import { iec } from '@pramaan/documents/identifiers/iec.ts';
import { jobCardNumber } from '@pramaan/documents/identifiers/job-card.ts';
import { pan } from '@pramaan/documents/identifiers/pan.ts';
import { vehicleRegistration } from '@pramaan/documents/identifiers/vehicle-registration.ts';
import pg from 'pg';
import { freePort } from '../tools/ports.ts';
import { enter } from './applicants.ts';
import { type Comparison, compare } from './measure.ts';
import { begin, type Running } from './product.ts';

/** As many as the sandbox remembers, almost. */
const people = 450;

/** Checks that ask one number of a person's own. */
const checks = [
  { path: '/kyc/panauth', field: 'pan', kind: pan },
  { path: '/kyc/voterauth', field: 'epicNo', kind: epicNumber },
  { path: '/kyc/epfAuth', field: 'uan', kind: uan },
  { path: '/kyc/esic', field: 'insuranceNo', kind: esicNumber },
  { path: '/kyc/nrega', field: 'jobCardNo', kind: jobCardNumber },
  { path: '/kyc/vehicle-rc', field: 'regNo', kind: vehicleRegistration },
  { path: '/kyc/fssai', field: 'licenceNo', kind: fssai },
  { path: '/kyc/iec', field: 'iecCode', kind: iec },
] as const;

/** Somebody whom every source knows, with a case file. */
interface Applicant {
  id: string;
  numbers: Record<string, string>;
}

/** Has the sandbox make somebody; their numbers by the name of their kind. */
async function makePerson({ sandbox }: Running, mobile: string): Promise<Applicant['numbers']> {
  const reply = await fetch(`${sandbox}/people`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Bench Person', mobile }),
  });
  return ((await reply.json()) as Pick<Applicant, 'numbers'>).numbers;
}

/**
 * People to check, each with numbers and a file of their own: applications that share a number are looked at together, which is no
 * part of an everyday check. By entering they agree to checks.
 */
async function applicants(product: Running): Promise<Applicant[]> {
  const made: Applicant[] = [];
  for (let index = 0; index < people; index++) {
    const mobile = String(9_100_000_000 + index);
    const numbers = await makePerson(product, mobile);
    const { id } = await enter(product, mobile);
    made.push({ id, numbers });
  }
  return made;
}

/** What the bare proxy needs; and what autovacuum does within a minute: a database of any age knows how many rows it has. */
async function prepareDatabase(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    'create table bare_record (id uuid primary key, asked text not null, record text not null)',
  );
  await client.query('analyze');
  await client.end();
}

/** One verification through the gateway against a bare proxy to the same provider with one insert. */
export async function verify(product: Running, databaseUrl: string): Promise<Comparison> {
  const made = await applicants(product);
  await prepareDatabase(databaseUrl);
  const requests = checks.flatMap(({ path, field, kind }) =>
    made.map(({ id, numbers }) => ({
      ...{ method: 'POST' as const, path },
      body: JSON.stringify({ applicantId: id, [field]: numbers[kind.name] }),
    })),
  );
  const bareRequests = made.map(({ numbers }) => ({
    method: 'POST' as const,
    body: JSON.stringify({ pan: numbers[pan.name] }),
  }));
  const port = await freePort();
  const peerUrl = `http://127.0.0.1:${port}/`;
  const env = { ...process.env, DATABASE_URL: databaseUrl, PORT: String(port), PROVIDER: product.sandbox };
  const bare = await begin('bare proxy', ['bench/bare-proxy.ts'], `${peerUrl}ready`, env);
  const headers = { ...product.headers, 'content-type': 'application/json' };
  try {
    return await compare(
      // A refusal is a 200 too: one that is refused is no verification, and ends the measurement.
      { url: product.url, headers, requests, expects: '"success":true' },
      { url: peerUrl, headers: { 'content-type': 'application/json' }, requests: bareRequests },
    );
  } finally {
    await bare.stop();
  }
}
