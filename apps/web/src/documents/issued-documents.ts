import { createContext, useContext } from 'react';

/** Whose issued documents can be had below: an applicant's id. Null where there are none. */
const IssuedDocumentsContext = createContext<string | null>(null);

export const IssuedDocuments = IssuedDocumentsContext;
export const useIssuedDocumentsOf = (): string | null => useContext(IssuedDocumentsContext);
