import { isStaffPage } from '@pramaan/contract/page-language.ts';
import { languages } from '@pramaan/contract/purposes.ts';
import { m } from '@pramaan/messages';
import { locales } from '@pramaan/messages/settings.ts';
import { useLocation } from 'wouter';
import { chooseLanguage, pageLanguage } from '../lib/language.ts';
import classes from './LanguagePlace.module.css';

/** English | हिन्दी, each in its own script, on every page of the portal. */
export function LanguagePlace() {
  const [path] = useLocation();
  if (isStaffPage(path)) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons are no fieldset of a form
    <div role="group" aria-label={m.shell_language()} className={classes.languages}>
      {languages.map((code) => (
        <button
          key={code}
          type="button"
          lang={code}
          className={classes.language}
          aria-pressed={code === pageLanguage()}
          onClick={() => void chooseLanguage(code).catch(() => undefined)}
        >
          {locales[code]}
        </button>
      ))}
    </div>
  );
}
