/** A question whose choices come from a dictionary. */
export const enListed = {
  'listed.first': 'First answer the question above',
  'listed.another': 'Other: type it',
  'listed.type': 'Type it: {field}',
} as const;
