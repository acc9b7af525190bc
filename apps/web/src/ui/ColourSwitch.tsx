import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { t } from '../lib/catalogue.ts';
import { Icon } from './Icon.tsx';

/** Light or dark, as the person likes it. */
export function ColourSwitch() {
  const scheme = useComputedColorScheme('light');
  const { setColorScheme } = useMantineColorScheme();
  const isDark = scheme === 'dark';
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={44}
      aria-label={t(isDark ? 'shell.light' : 'shell.dark')}
      onClick={() => setColorScheme(isDark ? 'light' : 'dark')}
    >
      <Icon name={isDark ? 'sun' : 'moon'} />
    </ActionIcon>
  );
}
