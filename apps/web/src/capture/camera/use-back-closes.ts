import { useEffect, useRef } from 'react';

const mark = 'overCamera';
const isMarked = () => {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && mark in state;
};

/** On a phone the way out of a full screen is "back": it closes this part and leaves the page where it was. */
export function useBackCloses(onClose: () => void): void {
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    if (!isMarked()) window.history.pushState({ ...window.history.state, [mark]: true }, '');
    const gone = () => {
      if (!isMarked()) close.current();
    };
    window.addEventListener('popstate', gone);
    return () => {
      window.removeEventListener('popstate', gone);
      // Closed by a button: the entry made above is taken back. Put off, because a strict React mounts twice.
      setTimeout(() => {
        if (isMarked() && !document.querySelector('[data-viewfinder]')) window.history.back();
      });
    };
  }, []);
}
