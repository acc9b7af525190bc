import { useSyncExternalStore } from 'react';

/** In em: larger text makes a screen narrow too. */
const narrow = '(max-width: 37.5em)';

function subscribe(onChange: () => void): () => void {
  const media = window.matchMedia(narrow);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

/** Is there no room for a table of many columns? True on phones, and where text is enlarged. */
export const useNarrow = () => useSyncExternalStore(subscribe, () => window.matchMedia(narrow).matches);
