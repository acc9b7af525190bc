import { NativeSelect } from '@mantine/core';
import { languages, t } from '../lib/catalogue.ts';

/** The place of the language switch. With one language there is nothing to switch, so nothing is shown. */
export function LanguagePlace({ onChoose }: { onChoose?: (code: string) => void }) {
  if (languages.length < 2 || !onChoose) return null;
  return (
    <NativeSelect
      aria-label={t('shell.language')}
      data={languages.map(({ code, name }) => ({ value: code, label: name }))}
      onChange={(event) => onChoose(event.currentTarget.value)}
    />
  );
}
