import {
  Alert,
  Button,
  type CSSVariablesResolver,
  createTheme,
  Input,
  type MantineColorsTuple,
  type MantineThemeOverride,
  NativeSelect,
  Paper,
  PasswordInput,
  Textarea,
  TextInput,
} from '@mantine/core';
import { shadesOf } from './accent.ts';

/** Warm paper greys, in place of the cool ones. */
const gray: MantineColorsTuple = [
  '#faf9f7',
  '#f6f4f0',
  '#ebe8e2',
  '#dedad2',
  '#c9c4ba',
  '#a8a297',
  '#7d776c',
  '#57534b',
  '#3f3c36',
  '#282622',
];
const dark: MantineColorsTuple = [
  '#edeae4',
  '#d3cfc7',
  '#b9b4aa',
  '#918b81',
  '#57534c',
  '#3a3732',
  '#2a2824',
  '#191816',
  '#141311',
  '#0e0d0c',
];
const red: MantineColorsTuple = [
  '#fdecea',
  '#fbd5d1',
  '#f5b0aa',
  '#ee8a82',
  '#e5665c',
  '#d64541',
  '#c53434',
  '#b02a2a',
  '#9b1c1c',
  '#7a1515',
];

const tall = { size: 'md', radius: 'md' } as const;

/** One theme for every page; the accent is the lender's. What it mends in Mantine's default: libraries §1.20. */
export function themeWith(accent: string): MantineThemeOverride {
  return createTheme({
    colors: { gray, dark, red, accent: shadesOf(accent) },
    primaryColor: 'accent',
    primaryShade: { light: 8, dark: 3 },
    autoContrast: true,
    luminanceThreshold: 0.25,
    defaultRadius: 'md',
    radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '16px' },
    spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
    fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif',
    fontFamilyMonospace: 'ui-monospace, "Cascadia Mono", "Roboto Mono", "DejaVu Sans Mono", monospace',
    fontSizes: { xs: '0.8125rem', sm: '0.875rem', md: '1rem', lg: '1.125rem', xl: '1.25rem' },
    headings: {
      fontWeight: '650',
      sizes: {
        h1: { fontSize: '1.75rem', lineHeight: '1.25' },
        h2: { fontSize: '1.25rem', lineHeight: '1.35' },
        h3: { fontSize: '1.0625rem', lineHeight: '1.4' },
      },
    },
    respectReducedMotion: true,
    cursorType: 'pointer',
    components: {
      Button: Button.extend({ defaultProps: { ...tall, fw: 600 } }),
      TextInput: TextInput.extend({ defaultProps: tall }),
      PasswordInput: PasswordInput.extend({ defaultProps: tall }),
      NativeSelect: NativeSelect.extend({ defaultProps: tall }),
      Textarea: Textarea.extend({ defaultProps: tall }),
      InputWrapper: Input.Wrapper.extend({
        defaultProps: { inputWrapperOrder: ['label', 'description', 'error', 'input'] },
      }),
      Paper: Paper.extend({ defaultProps: { radius: 'md', withBorder: true } }),
      Alert: Alert.extend({ defaultProps: { radius: 'md' } }),
    },
  });
}

export const cssVariables: CSSVariablesResolver = (theme) => ({
  variables: {},
  light: {
    '--mantine-color-body': theme.colors['gray']?.[1] ?? '',
    '--mantine-color-text': '#24221e',
    '--mantine-color-dimmed': '#5c574e',
    '--mantine-color-placeholder': '#6f695f',
    '--mantine-color-error': '#b02a2a',
    '--mantine-color-default-border': '#dedad2',
    '--mantine-color-anchor': 'var(--mantine-color-accent-8)',
  },
  dark: {
    '--mantine-color-dimmed': '#b9b4aa',
    '--mantine-color-placeholder': '#a39d92',
    '--mantine-color-error': '#ffb0a8',
    '--mantine-color-default-border': '#45413b',
    '--mantine-color-anchor': 'var(--mantine-color-accent-3)',
  },
});
