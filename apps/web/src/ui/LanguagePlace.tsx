import { useLocation } from 'wouter';
import { languages, t } from '../lib/catalogue.ts';
import { chooseLanguage, isTranslated, useLanguage } from '../lib/language.ts';
import classes from './LanguagePlace.module.css';

/** English | हिन्दी, each in its own script. Shown where the page can be read in both. */
export function LanguagePlace() {
  const [path] = useLocation();
  const spoken = useLanguage();
  if (!isTranslated(path)) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons are no fieldset of a form
    <div role="group" aria-label={t('shell.language')} className={classes.languages}>
      {languages.map(({ code, name }) => (
        <button
          key={code}
          type="button"
          lang={code}
          className={classes.language}
          aria-pressed={code === spoken}
          onClick={() => chooseLanguage(code)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
