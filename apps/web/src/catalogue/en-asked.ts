/** What the lender asks of the person, on their home. */
export const enAsked = {
  'asked.title': '{lender} asks for',
  'asked.give': 'Provide it',
} as const;
