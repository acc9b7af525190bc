import type { enAsked } from './en-asked.ts';

export const hiAsked: Readonly<Record<keyof typeof enAsked, string>> = {
  'asked.title': '{lender} को चाहिए',
  'asked.give': 'दें',
};
