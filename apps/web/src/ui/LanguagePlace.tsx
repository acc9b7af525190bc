import { languageSettings } from '@pramaan/contract/languages.ts';
import { languagesOf } from '@pramaan/contract/page-language.ts';
import { m } from '@pramaan/messages';
import { useLocation } from 'wouter';
import { chooseLanguage, pageLanguage } from '../lib/language.ts';
import classes from './LanguagePlace.module.css';

/** English | हिन्दी | मराठी, each in its own script: the languages in which the page comes, where there is a choice. */
export function LanguagePlace() {
  const [path] = useLocation();
  const offered = languagesOf(path);
  if (offered.length < 2) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons are no fieldset of a form
    <div role="group" aria-label={m.shell_language()} className={classes.languages}>
      {offered.map((code) => (
        <button
          key={code}
          type="button"
          lang={code}
          className={classes.language}
          aria-pressed={code === pageLanguage()}
          onClick={() => void chooseLanguage(code).catch(() => undefined)}
        >
          {languageSettings[code].name}
        </button>
      ))}
    </div>
  );
}
