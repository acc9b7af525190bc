import { issuedDocumentTones } from '@pramaan/contract/issued-document-verdicts.ts';
import type { Language } from '@pramaan/contract/languages.ts';
import { m } from '@pramaan/messages';
import { dayWords } from '../../lib/day-words.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { Checked } from './use-check.ts';
import classes from './Verify.module.css';
import { kindMessage } from './words.ts';

const verifyToneMessages = {
  doubt: m.verify_tone_doubt,
  bad: m.verify_tone_bad,
  good: m.verify_tone_good,
} as const;

const verifyMessages = {
  'genuine-unlisted': m.verify_genuine_unlisted,
  'other-document': m.verify_other_file,
  'aadhaar-esign': m.verify_aadhaar_esign,
  'other-signed': m.verify_other_signed,
  'other-untrusted': m.verify_other_untrusted,
  'other-changed': m.verify_other_changed,
  'other-added': m.verify_other_added,
  'not-signed': m.verify_not_signed,
  'not-pdf': m.verify_not_pdf,
  expired: m.verify_expired,
  added: m.verify_added,
  genuine: m.verify_genuine,
  changed: m.verify_changed,
  broken: m.verify_broken,
  locked: m.verify_locked,
  unreadable: m.verify_unreadable,
} as const;

const icons = { good: 'check', doubt: 'warn', bad: 'cross' } as const;

/** What holds of the file: a word, a sentence with what to do, and of a document of ours what it is. */
export function Verdict({ name, checked, language }: { name: string; checked: Checked; language: Language }) {
  const { verdict: result, issuedDocument, signedOn, pages } = checked;
  const tone = issuedDocumentTones[result];
  const lender = issuedDocument?.lender ?? '';
  return (
    <div className={classes.verdict} data-tone={tone}>
      <h2 className={classes.word}>
        <Icon name={icons[tone]} size={24} />
        {verifyToneMessages[tone]()}
      </h2>
      <p>{verifyMessages[result]({ lender, day: dayWords(signedOn, language) })}</p>
      {pages.length > 0 ? <p>{m.verify_pages({ pages: pages.join(', ') })}</p> : null}
      {issuedDocument && (result === 'genuine' || result === 'other-document') ? (
        <p className={classes.issuedDocument}>
          {m.verify_issued_document({
            what: kindMessage(issuedDocument.kind)(),
            lender,
            day: dayWords(issuedDocument.day, language),
          })}
        </p>
      ) : null}
      <p className={classes.quiet}>{m.verify_file({ name })}</p>
    </div>
  );
}
