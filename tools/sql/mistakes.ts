import { type Statement, sql } from '../../apps/api/src/platform/sql.ts';
import type { Verdict } from '../../packages/documents/src/tree.ts';

/**
 * Statements that are never sent: each carries one mistake, and the line above it says how `npm run check` refuses it.
 * `tools/check-sql.ts` fails when one of them passes, or when one without such a line does not.
 */
export const mistakes = (id: string, at: Date, state: 'queued' | 'snet'): readonly Statement[] => [
  // Nothing is wrong with these.
  sql<{ name: string; branding: { accent?: string } }>`select * from lender where id = ${id}`,
  sql<{
    status: Verdict;
    result: Uint8Array | null;
  }>`select status, result from verification where id = ${id}`,
  sql`update verification set status = 'verified', verified_at = ${at} where id = ${id}`,
  sql<{ lender_id: string }>`select lender_id from find_aa_consent(${id})`,
  sql<{ last: Date }>`select max(at)::timestamptz as last /* never null: last */ from audit`,

  // A column. refused: column "naem" does not exist
  sql<{ naem: string }>`select naem from lender where id = ${id}`,
  // refused: column "naem" of relation "lender" does not exist
  sql`update lender set naem = ${id}`,

  // A key that no constraint has. refused: no unique or exclusion constraint matching the ON CONFLICT specification
  sql`insert into attempt (key, tries, window_ends) values (${Buffer.alloc(1)}, 1, ${at}) on conflict (tries) do nothing`,

  // A parameter. refused: operator does not exist: uuid = integer
  sql`select id from lender where id = ${5}`,
  // refused: operator is not unique: text = timestamp with time zone
  sql`select id from lender where name = ${at}`,
  // refused: column "tries" is of type integer but expression is of type text
  sql`update message set tries = ${id}`,

  // A row type. refused: Column "name" is string, the row type says number: its type differs
  sql<{ name: number }>`select name from lender`,
  // refused: Column "at" is Date, the row type says string: its type differs
  sql<{ at: string }>`select at from audit`,
  // refused: Column "month" is null | unknown, the row type says string | null: its type differs
  sql<{ month: string | null }>`select to_char(at, 'YYYY-MM') as month from audit`,
  // refused: The row type names "code", which the statement does not return
  sql<{ name: string; code: string }>`select name from lender`,
  // refused: The row type names columns, and the statement returns none
  sql<{ id: string }>`update lender set name = ${id}`,

  // Nullability. refused: Column "password_hash" is null | string, the row type says string: it can be null
  sql<{ password_hash: string }>`select password_hash from staff where id = ${id}`,
  // refused: Column "name" is null | string, the row type says string: it can be null
  sql<{ name: string }>`select s.name from applicant a left join staff s on s.id = a.assigned_to`,
  // refused: Column "outside_id" is null | string, the row type says string: it can be null
  sql<{ outside_id: string }>`select outside_id from aa_consent where id = ${id}`,

  // refused: Column "name" is string, the row type says string | null: it is never null
  sql<{ name: string | null }>`select name from staff`,

  // A table. refused: relation "lendr" does not exist
  sql<{ id: string }>`select id from lendr`,
  // refused: function find_aa_consents(text) does not exist
  sql<{ id: string }>`select id from find_aa_consents(${id})`,

  // A value of a list. refused: invalid input value for enum verification_status: "verifed"
  sql`select id from verification where status = 'verifed'`,
  // refused: invalid input value for enum message_state: "snet"
  sql`select id from message where state = ${state}`,
  // refused: "snet" is no value of message_state, which $1 is
  sql`update message set state = ${state} where id = ${id}`,
  // refused: Column "state" is 'delivered' | 'failed' | 'queued' | 'sent', the row type says
  sql<{ state: 'queued' | 'sent' }>`select state from message`,
  // refused: "lost" is no value of it
  sql<{ state: 'queued' | 'sent' | 'delivered' | 'failed' | 'lost' }>`select state from message`,
  // refused: Column "action" is Action, the row type says
  sql<{ action: 'login' }>`select action from audit`,
];
