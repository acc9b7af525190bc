import type { BankStyle } from '../style.ts';
import {
  axisStyle,
  hdfcNewStyle,
  hdfcStyle,
  iciciNewStyle,
  iciciStyle,
  kotakStyle,
  kotakSummaryStyle,
} from './private-banks.ts';
import {
  bankOfIndiaStyle,
  barodaStyle,
  canaraStyle,
  pnbStyle,
  sbiStyle,
  unionStyle,
  unknownStyle,
} from './public-banks.ts';
import { federalStyle, idfcStyle, indusIndStyle, yesStyle } from './younger-banks.ts';

/** Every way in which statements are made here. */
export const bankStyles: readonly BankStyle[] = [
  ...[hdfcStyle, hdfcNewStyle, iciciStyle, iciciNewStyle, sbiStyle, axisStyle, kotakStyle, kotakSummaryStyle],
  ...[pnbStyle, barodaStyle, canaraStyle, yesStyle, idfcStyle, indusIndStyle, federalStyle, unionStyle],
  ...[bankOfIndiaStyle, unknownStyle],
];

/** The style of this name; null when there is none. */
export function bankStyleCalled(name: string): BankStyle | null {
  return bankStyles.find((style) => style.name === name) ?? null;
}
