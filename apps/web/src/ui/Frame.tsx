import { type MantineColorSchemeManager, MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { chooseScheme, chosenScheme } from '../lib/colour-scheme.ts';
import { queryClient } from '../lib/query.ts';
import { useSite } from '../lib/site.ts';
import './mantine-styles.ts';
import { cssVariables, themeWith } from './theme.ts';

/** Keeps the choice where the other pages find it. */
const schemes: MantineColorSchemeManager = {
  get: () => chosenScheme(),
  set: (value) => {
    if (value !== 'auto') chooseScheme(value);
  },
  subscribe: () => undefined,
  unsubscribe: () => undefined,
  clear: () => undefined,
};

/** What most pages need around them: the theme with the lender's accent, and the cache of the server's answers. */
export function Frame({ children }: { children: ReactNode }) {
  const { accent } = useSite();
  const theme = useMemo(() => themeWith(accent), [accent]);
  return (
    <QueryClientProvider client={queryClient}>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariables}
        colorSchemeManager={schemes}
        defaultColorScheme="auto"
      >
        {children}
      </MantineProvider>
    </QueryClientProvider>
  );
}
