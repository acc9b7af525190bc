/** A question whose choices come from a dictionary. */
export const enListed = {
  'listed.first': 'Answer the question before this one first',
  'listed.another': 'Another: type it',
  'listed.type': 'Type it: {field}',
} as const;
