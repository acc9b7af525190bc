import type { DocumentDefinition } from '@pramaan/documents/define.ts';
import { type ComponentType, createContext, useContext } from 'react';

export interface LockerWayProps {
  applicantId: string;
  document: DocumentDefinition;
  slot: number;
}

/** The way of a document that is fetched from the digital locker. */
export const lockerWay = 'locker';

const LockerWayContext = createContext<ComponentType<LockerWayProps> | null>(null);

/** The routes put the locker's part here, so that a document's page can offer it without knowing it. */
export const LockerWayProvider = LockerWayContext.Provider;

/** Null where there is no locker: a lender's screen, or a document that the locker does not hold. */
export function useLockerWay({ locker }: DocumentDefinition): ComponentType<LockerWayProps> | null {
  const Way = useContext(LockerWayContext);
  return locker === null ? null : Way;
}
