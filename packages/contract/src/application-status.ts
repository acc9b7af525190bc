/** Where an application stands, as its person is told. */
export const applicationStatuses = [
  'with-you',
  'ready',
  'in-review',
  'approved',
  'decided',
  'closed',
] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

/** What happened to an application that its person is told, in kinds; the screens have a sentence for each. */
export const activityEvents = [
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
export type ActivityEvent = (typeof activityEvents)[number];
