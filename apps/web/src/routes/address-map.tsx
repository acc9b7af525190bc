import { type ReactNode, useCallback, useRef, useState } from 'react';
import { onDemand, WhileLoading } from '../lib/on-demand.tsx';
import { type PickAddress, PickAddressProvider } from '../lib/pick-address.tsx';

const PlaceDialog = onDemand(() => import('../features/places/PlaceDialog.tsx'), 'PlaceDialog');

/** Lets every form below open the address map, which is loaded when it is first asked for. */
export function AddressMap({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState(false);
  const waiting = useRef<(address: string | null) => void>(undefined);
  const pick = useCallback<PickAddress>(
    () =>
      new Promise((resolve) => {
        waiting.current = resolve;
        setOpened(true);
      }),
    [],
  );
  const answer = (address: string | null) => {
    setOpened(false);
    waiting.current?.(address);
  };
  return (
    <PickAddressProvider value={pick}>
      {children}
      {opened ? (
        <WhileLoading fallback={null}>
          <PlaceDialog opened onClose={() => answer(null)} onConfirm={answer} />
        </WhileLoading>
      ) : null}
    </PickAddressProvider>
  );
}
