import { m } from '@pramaan/messages';
import { percentText, rupees } from '../../lib/rupees.ts';

/** Which income counts, and why. */
export const incomeRuleMessages = {
  lowest: m.assess_rule_lowest,
  'lowest-read': m.assess_rule_lowest_read,
  none: m.assess_rule_no_income,
} as const;

export const obligationRuleMessages = {
  highest: m.assess_rule_highest,
  none: m.assess_rule_no_obligation,
} as const;

/** Why a figure is shown and not counted. */
export const setAsideMessages = {
  'part-of-salary': m.assess_aside_part,
  'few-months': m.assess_aside_months,
  'earlier-year': m.assess_aside_year,
  outdated: m.assess_aside_outdated,
  beside: m.assess_aside_beside,
  turnover: m.assess_aside_turnover,
} as const;

/** Rupees a month, or that nobody knows them. */
export const moneyText = (amount: number | null): string =>
  amount === null ? m.assess_unknown() : rupees(amount);

/** A share of the income or of a price, or that nobody knows it. */
export const shareText = (share: number | null): string =>
  share === null ? m.assess_unknown() : percentText(share);
