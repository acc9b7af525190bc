import { useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import { readJourney } from './journey.ts';

interface Returned {
  link: string | null;
  consent: string | null;
}

/**
 * The trips to another site that the person has come back from: those under way when the page was opened, and one that
 * the address names. A trip that begins now is none of them, until the browser brings the page back as it was.
 */
export function useReturned(applicantId: string): Returned {
  const search = useSearch();
  const [before, setBefore] = useState(() => readJourney(applicantId));
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setBefore(readJourney(applicantId));
    };
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, [applicantId]);
  const named = new URLSearchParams(search);
  return {
    link: before.link ?? named.get('link'),
    consent: before.consent ?? named.get('consent'),
  };
}
