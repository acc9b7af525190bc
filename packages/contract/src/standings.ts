/** Where an application stands, as its person is told. */
export const standings = ['with-you', 'ready', 'in-review', 'approved', 'decided', 'closed'] as const;
export type Standing = (typeof standings)[number];

/** What happened to an application that its person is told, in kinds; the screens have a sentence for each. */
export const happenings = [
  'started',
  'given',
  'checked',
  'not-found',
  'differs',
  'checking',
  'file',
  'bank',
  'asked',
  'answered',
  'signed',
  'agreed',
  'withdrew',
  'begun',
  'decided',
] as const;
export type Happening = (typeof happenings)[number];
