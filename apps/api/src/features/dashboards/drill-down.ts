import type { listDrillDown } from '@pramaan/contract/calls/dashboards.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { ApiError } from '@pramaan/contract/errors.ts';
import { limits } from '@pramaan/contract/limits.ts';
import { decisionReasons, isReason, type Stage } from '@pramaan/contract/stages.ts';
import { subjectTitle } from '@pramaan/documents/missing-requirements.ts';
import type { Profile } from '../../case-file/case-file.ts';
import type { Http } from '../../http/context.ts';
import { type Actor, audit } from '../../platform/audit.ts';
import { sql } from '../../platform/sql.ts';
import { statements } from './drill-down-rows.ts';
import type { DrillDown, DrillDownRow, Mark } from './drill-down-shapes.ts';
import { planned } from './planned.ts';
import { rangeOf } from './range.ts';

interface Person {
  id: string;
  reference: string;
  segment: string;
  stage: Stage;
  profile: Uint8Array;
}

const shape =
  /^(\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d{1,6})?[+-]\d\d(?::\d\d)?)~([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(\d?)$/;

/** Reads the mark of a page that was answered; throws for one that is none of ours. */
function readMark(mark: string | undefined): Mark {
  if (!mark) return { at: null, key: '', instance: '' };
  const [, at = '', id = '', instance = ''] = shape.exec(mark) ?? [];
  if (!at || Number.isNaN(Date.parse(at.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'))))
    throw new ApiError('BAD_REQUEST', 'The page mark is invalid.');
  return { at, key: id, instance };
}

/** Reason codes with blanks between them, as people read them. */
const reasonsInWords = (codes: string) =>
  codes
    .split(' ')
    .map((code) => (isReason(code) ? decisionReasons[code].words : code))
    .join(', ');

/** Lists the applicants behind a figure as the list of applicants shows them; looking at it is audited like that list. */
export function behind({ db, vault: hashes, clock }: Http) {
  return async (lender: string, asked: DrillDown, actor: Actor): Promise<ResultOf<typeof listDrillDown>> => {
    const range = rangeOf(asked, clock.now());
    const statement = statements[asked.of](asked, range, readMark(asked.after), limits.page + 1);
    const vault = await hashes.of(lender, db);
    const [rows, people] = await planned(db, lender, async (trx) => {
      await audit(trx, lender, actor, 'applicants.listed', null, { behind: asked.of });
      const found = await trx.query<DrillDownRow>(statement);
      const ids = [...new Set(found.map(({ applicant_id }) => applicant_id))];
      const named = await trx.query<Person>(
        sql`select id, reference, segment, stage, profile from applicant where id = any(${ids}::uuid[])`,
      );
      return [found, new Map(named.map((one) => [one.id, one]))] as const;
    });
    const page = rows.slice(0, limits.page);
    return {
      lines: page.flatMap(({ applicant_id, at, seconds, about }) => {
        const person = people.get(applicant_id);
        if (!person) return [];
        const { name } = vault.openJson<Profile>(person.profile, `profile ${person.id}`);
        const { reference, segment, stage } = person;
        const words = asked.of === 'outcomes' ? reasonsInWords(about) : (subjectTitle(about) ?? about);
        return [
          { _id: person.id, reference, name, segment, stage, at: at.toISOString(), seconds, about: words },
        ];
      }),
      next: rows.length > limits.page ? (page.at(-1)?.mark ?? null) : null,
    };
  };
}
