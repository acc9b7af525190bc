/** Places whose work is still to come: what one will do there, and what to do meanwhile. */
export const enLater = {
  'later.credit.title': 'Credit report',
  'later.credit.text': 'Here your credit-bureau report will be fetched, with a consent of its own.',
  'later.credit.now': 'This is not open yet. Nothing is asked of a bureau before you agree here.',
  'later.dashboards.title': 'Progress',
  'later.dashboards.text': 'Here you will see how your application moves at the lender.',
  'later.dashboards.now':
    'This is not open yet. What is done and what is missing stands in your application.',
} as const;
