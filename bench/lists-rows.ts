import pg from 'pg';
import { searchTokens } from '../apps/api/src/case-file/search-tokens.ts';
import { newId } from '../apps/api/src/platform/ids.ts';
import type { LenderVault, Vault } from '../apps/api/src/platform/vault.ts';

/** What a lender's list is filled with: whose it is, and who works there. */
export interface Lender {
  id: string;
  vault: LenderVault;
  hashes: Vault;
  team: readonly string[];
}

const givenNames = ['Asha', 'Ravi', 'Meena', 'Imran', 'Kiran', 'Sunil', 'Lata', 'Vijay', 'Anita', 'Mohan'];
const endings = ['', 'ka', 'ni', 'sha', 'raj', 'deep', 'preet', 'jit', 'van', 'lal', 'bai', 'kant'];
const surnames = ['Kumar', 'Sharma', 'Reddy', 'Khan', 'Patel', 'Iyer', 'Das', 'Nair', 'Gowda', 'Singh'];
const stages = [
  ...Array<string>(50).fill('approved'),
  ...Array<string>(25).fill('rejected'),
  ...Array<string>(5).fill('withdrawn'),
  ...Array<string>(14).fill('in-progress'),
  ...Array<string>(3).fill('ready'),
  ...Array<string>(2).fill('in-review'),
  'second-approval',
];

/** The same numbers at every run: a figure that moves is then the product's, not the dice's. */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** The name of the n-th of the invented applicants: a few surnames are common, most are rare. */
export function nameOf(number: number): string {
  const roll = dice(number * 7919 + 13);
  const given = `${givenNames[roll(10)]}${endings[roll(12)]}`;
  const surname = roll(3) === 0 ? surnames[roll(10)] : `${surnames[roll(10)]}${roll(3000).toString(36)}`;
  return `${given} ${surname}`;
}

export const mobileOf = (number: number): string => String(7_000_000_000 + number);

/** Of a hundred cases seventy are clear, twenty have a medium finding, nine a high one, one is blocked. */
function findings(roll: (below: number) => number): { open_findings: number; finding_weight: number } {
  const share = roll(100);
  if (share >= 30) return { open_findings: 0, finding_weight: roll(2) };
  const weight = share === 0 ? 4 : share < 10 ? 3 : 2;
  return { open_findings: 1 + roll(3), finding_weight: weight };
}

const perStatement = 4000;

/** Adds applicants `from` up to `to` to a lender, sealed and hashed as the product does it, over some hundred days. */
export async function addApplicants(url: string, lender: Lender, from: number, to: number): Promise<void> {
  const { id: lenderId, vault, hashes, team } = lender;
  const known = new Map<string, Buffer>();
  const tokens = (name: string) =>
    name.split(' ').map((word) => {
      const found = known.get(word) ?? searchTokens(hashes, { name: word })[0] ?? Buffer.alloc(0);
      known.set(word, found);
      return `\\x${found.toString('hex')}`;
    });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (let at = from; at < to; at += perStatement) {
      const rows = Array.from({ length: Math.min(perStatement, to - at) }, (_, index) => {
        const number = at + index;
        const roll = dice(number + 1);
        const [id, name, mobileNo] = [newId(), nameOf(number), mobileOf(number)];
        const profile = {
          name,
          mobileNo,
          email: '',
          segment: 'retail',
          reference: `SF-${1_000_000 + number}`,
        };
        const stage = stages[roll(stages.length)] ?? 'approved';
        const over = ['approved', 'rejected', 'withdrawn'].includes(stage);
        return {
          id,
          cust_id: `C${1_000_000 + number}`,
          reference: profile.reference,
          segment: roll(20) === 0 ? 'business' : 'retail',
          mobile_hash: `\\x${hashes.lookup('mobile', mobileNo).toString('hex')}`,
          profile: `\\x${Buffer.from(vault.sealJson(profile, `profile ${id}`)).toString('hex')}`,
          name_tokens: tokens(name),
          provided: roll(20),
          attention: roll(10) === 0 ? 1 + roll(3) : 0,
          ...findings(roll),
          stage,
          assigned_to: roll(5) === 0 ? null : team[roll(team.length)],
          due_at: over ? null : new Date(Date.now() + (roll(30) - 3) * 86_400_000).toISOString(),
          updated_at: new Date(Date.now() - roll(200 * 86_400) * 1000 - roll(1000)).toISOString(),
        };
      });
      await client.query(
        `insert into applicant (id, lender_id, cust_id, reference, segment, mobile_hash, profile, name_tokens, provided, attention, open_findings, finding_weight, stage, assigned_to, due_at, updated_at)
         select id, $1, cust_id, reference, segment, mobile_hash, profile, name_tokens, provided, attention, open_findings, finding_weight, stage, assigned_to, due_at, updated_at
         from jsonb_to_recordset($2::jsonb) as r(id uuid, cust_id text, reference text, segment text, mobile_hash bytea, profile bytea,
           name_tokens bytea[], provided integer, attention integer, open_findings integer, finding_weight smallint, stage text, assigned_to uuid, due_at timestamptz, updated_at timestamptz)`,
        [lenderId, JSON.stringify(rows)],
      );
    }
    await client.query('vacuum analyze applicant');
  } finally {
    await client.end();
  }
}
