/** Places whose work is still to come: what one will do there, and what to do meanwhile. */
export const enLater = {
  'later.dashboards.title': 'Progress',
  'later.dashboards.text': 'Here you will see how your application moves at the lender.',
  'later.dashboards.now':
    'This is not open yet. What is done and what is missing stands in your application.',
} as const;
