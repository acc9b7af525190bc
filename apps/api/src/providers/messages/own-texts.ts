import type { ApplicantMessageId, MessageText } from '@pramaan/contract/applicant-messages.ts';
import { baseLanguage, type Language } from '@pramaan/contract/languages.ts';
import type { Queryable } from '../../platform/database.ts';
import { sql } from '../../platform/sql.ts';
import { templates } from './templates.ts';

/** The newest version of a text; `words` null: the default is sent again. */
export interface OwnVersion {
  template: string;
  language: string;
  version: number;
  words: MessageText | null;
}

/** What a lender has changed of its messages, each in its newest version. */
export const readOwnTexts = (trx: Queryable): Promise<OwnVersion[]> =>
  trx.query<OwnVersion>(sql`
    select distinct on (template, language) template, language, version, words from message_text
    order by template, language, version desc`);

/** The words that a lender sends now, in which language; null: ours. */
export interface OwnText {
  language: Language;
  version: number;
  words: MessageText;
}

/**
 * The lender's own words for a message to somebody who reads `language`. Where neither the lender nor we have words in it, English
 * is sent, and so the lender's English.
 */
export async function ownTextFor(
  trx: Queryable,
  template: ApplicantMessageId,
  language: Language,
): Promise<OwnText | null> {
  const rows = await trx.query<Omit<OwnVersion, 'template'>>(sql`
    select distinct on (language) language, version, words from message_text
    where template = ${template} and language in (${language}, ${baseLanguage}) order by language, version desc`);
  const ownIn = (asked: Language): OwnText | null => {
    const row = rows.find((one) => one.language === asked);
    return row?.words ? { language: asked, version: row.version, words: row.words } : null;
  };
  return ownIn(language) ?? (language in templates[template] ? null : ownIn(baseLanguage));
}
