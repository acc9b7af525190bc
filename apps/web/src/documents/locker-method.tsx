import type { DocumentOutline } from '@pramaan/documents/outline.ts';
import { type ComponentType, createContext, useContext } from 'react';

export interface LockerMethodProps {
  applicantId: string;
  document: DocumentOutline;
  instance: number;
}

/** The way of a document that is fetched from the digital locker. */
export const lockerMethod = 'locker';

const LockerMethodContext = createContext<ComponentType<LockerMethodProps> | null>(null);

/** The routes put the locker's part here, so that a document's page can offer it without knowing it. */
export const LockerMethodProvider = LockerMethodContext.Provider;

/** Null where there is no locker: a lender's screen, or a document that the locker does not hold. */
export function useLockerMethod({ locker }: DocumentOutline): ComponentType<LockerMethodProps> | null {
  const Method = useContext(LockerMethodContext);
  return locker === null ? null : Method;
}
