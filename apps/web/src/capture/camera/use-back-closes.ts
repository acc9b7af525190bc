import { useEffect, useRef } from 'react';

const mark = 'overCamera';
const isMarked = () => {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && mark in state;
};

/** The browser was asked to go back and has not gone yet: until then the page still has the entry that goes. */
let goingBack = false;

function goBack(): void {
  goingBack = true;
  const gone = () => {
    goingBack = false;
  };
  window.addEventListener('popstate', gone, { once: true });
  window.history.back();
}

/** On a phone the way out of a full screen is "back": it closes this part and leaves the page where it was. */
export function useBackCloses(onClose: () => void): void {
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    const gone = () => {
      if (!isMarked()) close.current();
    };
    const begin = () => {
      if (!isMarked()) window.history.pushState({ ...window.history.state, [mark]: true }, '');
      window.addEventListener('popstate', gone);
    };
    // Opened again at once: the entry of the time before goes first, and it is not this one that is closed by it.
    if (goingBack) window.addEventListener('popstate', begin, { once: true });
    else begin();
    return () => {
      window.removeEventListener('popstate', begin);
      window.removeEventListener('popstate', gone);
      // Closed by a button: the entry made above is taken back. Put off, because a strict React mounts twice.
      setTimeout(() => {
        if (isMarked() && !goingBack && !document.querySelector('[data-viewfinder]')) goBack();
      });
    };
  }, []);
}
