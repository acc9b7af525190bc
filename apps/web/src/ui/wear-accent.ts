import type { Accent } from '@pramaan/contract/accent.ts';
import type { CSSProperties } from 'react';

/** Puts the accent on the page; the style sheet chooses by the colour scheme. */
export function wearAccent({ light, dark }: Accent): void {
  document.documentElement.style.setProperty('--accent-light', light);
  document.documentElement.style.setProperty('--accent-dark', dark);
}

/** The accent of a part of the page: of the lender whose link it is. */
export const worn = ({ light, dark }: Accent) =>
  ({ '--accent-light': light, '--accent-dark': dark }) as CSSProperties;
