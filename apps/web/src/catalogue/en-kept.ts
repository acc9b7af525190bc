import { keptKindWords } from '@pramaan/contract/retention.ts';

/** What is kept of a person, how long and why: for the person, and for the lender's people. */
export const enKept = {
  'kept.title': 'My data',
  'kept.lead': 'What {lender} stores about you, for how long, and why. You can ask to delete it at any time.',
  'kept.list': 'What is stored',
  'kept.kind.identity': keptKindWords.identity,
  'kept.kind.income': keptKindWords.income,
  'kept.kind.work': keptKindWords.work,
  'kept.kind.other': keptKindWords.other,
  'kept.kind.papers': keptKindWords.papers,
  'kept.kind.person': keptKindWords.person,
  'kept.count': 'Records: {rows} · files: {files}',
  'kept.none': 'Nothing is stored',
  'kept.due': 'Deleted automatically on {day}',
  'kept.due.none': 'Deleted when the application is closed and the storage period has ended',
  'kept.law.until':
    'The law requires it to be stored until {day}: records of the borrower’s identity and of the loan (PMLA, section 12)',
  'kept.law.running':
    'The law requires it to be stored during the loan and for five years after: records of the borrower’s identity and of the loan (PMLA, section 12)',
  'kept.law.none': 'Deleted when you ask for it',
  'kept.stays':
    'Some records always stay, but they do not name you: the log of who did what, and the proof of your consents.',
  'kept.ask': 'Ask for deletion',
  'kept.ask.sure': 'Ask {lender} to delete your data? Your application cannot continue without it.',
  'kept.ask.yes': 'Yes, ask for it',
  'kept.no': 'Cancel',
  'kept.back': 'Cancel the request',
  'kept.back.sure': 'Cancel your request? Then nothing is deleted.',
  'kept.back.yes': 'Yes, cancel it',
  'kept.request': 'Your request',
  'kept.request.waits': 'You asked on {day}. {lender} will answer. Two people there must agree.',
  'kept.request.refused': '{lender} refused on {day}:',
  'kept.request.done': 'Deleted on {day}. What the law requires, listed above, stays until the date shown.',
  'kept.request.withdrawn': 'You cancelled your request on {day}.',
  'kept.back.list': 'Your application',
  'kept.failed': 'This did not work. Nothing was changed. Try again.',
  'kept.noAnswer': 'This page could not be loaded. Nothing is lost.',
  'kept.retry': 'Try again',
} as const;
