import { keptKindWords } from '@pramaan/contract/retention.ts';

/** What is kept of a person, how long and why: for the person, and for the lender's people. */
export const enKept = {
  'kept.title': 'My data',
  'kept.lead': 'What {lender} keeps of you, how long, and why. You can ask for its erasure at any time.',
  'kept.list': 'What is kept',
  'kept.kind.identity': keptKindWords.identity,
  'kept.kind.income': keptKindWords.income,
  'kept.kind.work': keptKindWords.work,
  'kept.kind.other': keptKindWords.other,
  'kept.kind.papers': keptKindWords.papers,
  'kept.kind.person': keptKindWords.person,
  'kept.count': 'Records: {rows} · files: {files}',
  'kept.none': 'Nothing is kept',
  'kept.due': 'Goes by itself on {day}',
  'kept.due.none': 'Goes when the application is over and its time has passed',
  'kept.law.until':
    'A law keeps it until {day}: records of who a borrower is and what was lent (PMLA, section 12)',
  'kept.law.running':
    'A law keeps it while the loan runs and five years after: records of who a borrower is and what was lent (PMLA, section 12)',
  'kept.law.none': 'Erased when it is asked for',
  'kept.stays':
    'What stays in any case names nobody: the log of who did what, and the proof of your consents.',
  'kept.ask': 'Ask for erasure',
  'kept.ask.sure': 'Ask {lender} to erase your data? Without it your application cannot go on.',
  'kept.ask.yes': 'Yes, ask for it',
  'kept.no': 'No',
  'kept.back': 'Take the request back',
  'kept.back.sure': 'Take your request back? Then nothing is erased.',
  'kept.back.yes': 'Yes, take it back',
  'kept.request': 'Your request',
  'kept.request.waits': 'You asked on {day}. {lender} will answer; two of its people must agree.',
  'kept.request.refused': '{lender} refused on {day}:',
  'kept.request.done': 'Erased on {day}. What is listed above as kept by law stays until then.',
  'kept.request.withdrawn': 'You took your request back on {day}.',
  'kept.back.list': 'Your list',
  'kept.failed': 'This did not go through. Nothing was changed; try again.',
  'kept.noAnswer': 'This could not be fetched. Nothing is lost.',
  'kept.retry': 'Try again',
} as const;
