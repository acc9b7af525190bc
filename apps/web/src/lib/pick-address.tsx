import { createContext, useContext } from 'react';

/** Opens "Pick Your Address" and answers the address confirmed there; null when the person cancelled. */
export type PickAddress = () => Promise<string | null>;

const PickAddressContext = createContext<PickAddress | null>(null);

/** The routes put the map dialog here, so that a form can offer it without knowing it. */
export const PickAddressProvider = PickAddressContext.Provider;

/** Null where there is no map: then a form offers none. */
export function usePickAddress(): PickAddress | null {
  return useContext(PickAddressContext);
}
