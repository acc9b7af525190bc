/** Places whose work is still to come: what one will do there, and what to do meanwhile. */
export const enLater = {
  'later.commercial.title': 'Company credit report',
  'later.commercial.text': 'Here the credit report of your company will be fetched, with your consent.',
  'later.commercial.now':
    'This is not open yet. Give the documents of your company under Business and Company.',
  'later.credit.title': 'Credit report',
  'later.credit.text': 'Here your credit-bureau report will be fetched, with a consent of its own.',
  'later.credit.now': 'This is not open yet. Nothing is asked of a bureau before you agree here.',
  'later.litigation.title': 'Court cases',
  'later.litigation.text': 'Here court cases under your name will be looked up and shown to you.',
  'later.litigation.now': 'This is not open yet. You need to do nothing for it.',
  'later.ratings.title': 'Ratings',
  'later.ratings.text': 'Here the external ratings of your company will be shown.',
  'later.ratings.now': 'This is not open yet. You need to do nothing for it.',
  'later.count.title': 'Checks used',
  'later.count.text': 'Here you will see how many checks were made for you, by whom and when.',
  'later.count.now': 'This is not open yet. Each document shows when and where it was checked.',
} as const;
