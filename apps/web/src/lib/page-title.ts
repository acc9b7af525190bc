import { useEffect } from 'react';

/** The browser tab's title while a page is open. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Pramaan`;
  }, [title]);
}
