import { type ListOrder, type listApplicants, listOrder } from '@pramaan/contract/calls/applicant-list.ts';
import type { InputOf } from '@pramaan/contract/define.ts';
import { accessScopeOf } from '@pramaan/contract/roles.ts';
import { weightOf } from '@pramaan/documents/findings/finding.ts';
import { askedTokens } from '../../case-file/search-tokens.ts';
import type { Principal } from '../../http/context.ts';
import { isId } from '../../platform/ids.ts';
import { type Statement, sql } from '../../platform/sql.ts';
import type { Vault } from '../../platform/vault.ts';
import type { PageMark } from './page-marks.ts';

export type Filters = Omit<InputOf<typeof listApplicants>['query'], 'after' | 'before' | 'sort' | 'order'>;

export const newestFirst = listOrder();

const digits = (typed: string) => typed.replace(/\D/g, '').slice(-10);
const panShape = /^[a-z]{5}\d{4}[a-z]$/i;
const mobileShape = /^[\d\s+()-]{10,20}$/;
const india = 5.5 * 60 * 60_000;
const day = 24 * 60 * 60_000;

/** The end of the Indian day that `now` lies in. */
export function endOfDay(now: Date): Date {
  return new Date((Math.floor((now.valueOf() + india) / day) + 1) * day - india);
}

/** One way of searching for what was typed, so that one index answers: a number by its hash or that of its end, a name by its words. */
function searched(q: string, hashes: Vault) {
  const none = { words: null, mobile: null, pan: null, reference: null, custId: null, id: null };
  const typed = q.trim();
  if (typed === '') return none;
  if (mobileShape.test(typed) && digits(typed).length === 10)
    return { ...none, mobile: hashes.lookup('mobile', digits(typed)) };
  if (panShape.test(typed)) return { ...none, pan: hashes.lookup('pan', typed.toUpperCase()) };
  if (/^[a-z][a-z0-9]{1,5}-\d+$/i.test(typed)) return { ...none, reference: typed.toUpperCase() };
  if (/^c\d+$/i.test(typed)) return { ...none, custId: typed.toUpperCase() };
  if (isId(typed)) return { ...none, id: typed };
  const words = askedTokens(hashes, typed);
  // Signs without a letter name nobody; an empty list of words would name everybody.
  return { ...none, words: words.length > 0 ? words : [Buffer.from('no word')] };
}

/**
 * The statement for the ids of a page, in the list's order (`back`: turned round). Null for somebody who may list
 * nothing. `most` is how many at most.
 */
export function askedIds(
  principal: Principal,
  hashes: Vault,
  filters: Filters,
  page: { from: PageMark | null; back: boolean; most: number; now: Date; order: ListOrder },
): Statement<{ id: string; key: string }> | null {
  const reach = accessScopeOf('list', principal.role);
  if (!reach || !['lender', 'scope', 'assigned', 'referred'].includes(reach)) return null;
  const { words, mobile, pan, reference, custId, id } = searched(filters.q ?? '', hashes);
  const { assigned } = filters;
  return sql`select id, key from list_applicants(${words}::bytea[], ${mobile}::bytea, ${pan}::bytea, ${reference}::text, ${custId}::text, ${id}::uuid,
    ${filters.stage ?? null}::text, ${assigned === 'me' ? principal.staff : assigned === 'none' ? null : (assigned ?? null)}::uuid, ${assigned === 'none'}::boolean,
    ${filters.segment || null}::text, ${filters.attention === '1'}::boolean, ${filters.due ? endOfDay(page.now) : null}::timestamptz,
    ${filters.mentions ? principal.staff : null}::uuid, ${filters.findings ? weightOf(filters.findings) : null}::integer, ${filters.branch ?? null}::uuid,
    ${reach === 'assigned' ? principal.staff : null}::uuid, ${reach === 'referred' ? principal.staff : null}::uuid,
    ${page.order.sort}::text, ${page.order.descending}::boolean, ${page.from?.key ?? null}::text, ${page.from?.id ?? null}::uuid, ${page.back}::boolean, ${page.most}::integer)`;
}
