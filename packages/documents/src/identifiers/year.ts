import { type Identifier, identifier } from './identifier.ts';

/** 2024-25 from the ways people write it: AY 2024-2025, 2024 - 25, Tax year 2026-27 (the 2025 Act's name). */
function shortYear(typed: string): string {
  return typed
    .toUpperCase()
    .replace(/\s+/g, '')
    .replace(/^(?:AY|FY|TAXYEAR|TY)/, '')
    .replace(/^(\d{4})[-/–](?:\d{2})?(\d{2})$/, '$1-$2');
}

const year = (name: string, example: string, other: string): Identifier =>
  identifier({
    name,
    examples: [example, other],
    tidy: shortYear,
    pattern: /^20[0-9]{2}-[0-9]{2}$/,
    shape: `Enter the ${name} like ${example}.`,
    check: (value) =>
      (Number(value.slice(0, 4)) + 1) % 100 === Number(value.slice(5))
        ? null
        : `The second year of the ${name} must be the year after the first, like ${example}.`,
    maxLength: 20,
  });

/** Assessment year: the year after the one in which the income was earned. Source: standards §4.1. */
export const assessmentYear = year('assessment year', '2024-25', '2023-24');

/** Financial year: April to March, when the income was earned. Source: standards §4.1. */
export const fiscalYear = year('financial year', '2024-25', '2023-24');
