import { pageLanguage } from '../../../lib/language.ts';
import classes from './Consent.module.css';
import { type AaConsent, termsOf } from './terms.ts';

/** What a person would agree to, or has agreed to, line by line. */
export function ConsentTerms({ consent }: { consent: AaConsent }) {
  const language = pageLanguage();
  return (
    <dl className={classes.terms}>
      {termsOf(consent, language).map(({ label, says, own }) => (
        <div key={label()} className={classes.term}>
          <dt>{label()}</dt>
          <dd lang={own ? 'en' : undefined}>{says}</dd>
        </div>
      ))}
    </dl>
  );
}
