import { languages, t } from '../lib/catalogue.ts';

/** The place of the language switch. With one language there is nothing to switch, so nothing is shown. */
export function LanguagePlace({ onChoose }: { onChoose?: (code: string) => void }) {
  if (languages.length < 2 || !onChoose) return null;
  return (
    <select aria-label={t('shell.language')} onChange={(event) => onChoose(event.currentTarget.value)}>
      {languages.map(({ code, name }) => (
        <option key={code} value={code} lang={code}>
          {name}
        </option>
      ))}
    </select>
  );
}
