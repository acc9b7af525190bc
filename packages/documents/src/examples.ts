/**
 * Names and birth dates of the sandbox's people, in the order of fixtures/people.ts, for questions that ask
 * them: the fixtures themselves stay out of the web bundle.
 */
export const exampleNames = ['Asha Sample', 'Ravi Kumar Demo', 'Meena Example', 'Imran Model'] as const;

/** YYYY-MM-DD, person by person. */
export const exampleBirths = ['1990-01-15', '1987-08-15', '1994-03-02', '1985-11-30'] as const;

/** The State where each of them lives. */
export const exampleStates = ['Karnataka', 'Karnataka', 'Maharashtra', 'Telangana'] as const;
