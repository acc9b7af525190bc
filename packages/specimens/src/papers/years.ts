/** `2024-25` of its first year. */
export const yearFrom = (first: number): string => `${first}-${String((first + 1) % 100).padStart(2, '0')}`;

/** The first year of `2024-25`. */
export const firstYear = (year: string): number => Number(year.slice(0, 4));

/** Assessment year of a financial year: the next one. */
export const assessedIn = (financialYear: string): string => yearFrom(firstYear(financialYear) + 1);

/** Financial year of an assessment year: the one before. */
export const earnedIn = (assessmentYear: string): string => yearFrom(firstYear(assessmentYear) - 1);
