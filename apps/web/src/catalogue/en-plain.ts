/** Sentences of the pages that stand without a frame: consent, outcomes. Few, because they load first. */
export const enPlain = {
  'shell.product': 'Pramaan',
  'shell.sandbox': 'SANDBOX: nothing here is real',
  'shell.loading': 'Loading…',
  'shell.language': 'Language',
  'shell.ok': 'OK',
  'shell.retry': 'Try again',
  'shell.broken.title': 'We have a technical problem',
  'shell.broken.text': 'Nothing was lost. Reload the page to continue.',
  'shell.broken.reload': 'Reload the page',
  'shell.noAnswer.title': 'We cannot reach the server',
  'shell.noAnswer.text': 'What you typed is safe. Check the connection, then try again.',
  'footer.copyright': '© {lender}, JUNE 2021',
  'footer.powered': 'Powered by',
} as const;
