import { createContext, useContext } from 'react';

/** Whose papers can be had below: an applicant's id. Null where there are none. */
const PapersContext = createContext<string | null>(null);

export const Papers = PapersContext;
export const usePapersOf = (): string | null => useContext(PapersContext);
