import type { enNotFound } from './en-not-found.ts';

export const hiNotFound: Readonly<Record<keyof typeof enNotFound, string>> = {
  '404.title': '404: पेज नहीं मिला!',
  '404.text': 'माफ़ कीजिए, यह पेज नहीं है या हटा दिया गया है।',
  '404.home': 'होम',
  '404.back': 'वापस',
};
