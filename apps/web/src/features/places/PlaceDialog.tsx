import { m } from '@pramaan/messages';
import { useId } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { PlaceMap } from './PlaceMap.tsx';
import { PlaceSearch } from './PlaceSearch.tsx';
import classes from './Places.module.css';
import { type Precision, usePickedPlace } from './use-picked-place.ts';

interface Props {
  opened: boolean;
  onClose: () => void;
  onConfirm: (address: string) => void;
}

/** "Pick Your Address" (P §2.11). Only an address that was picked can be confirmed. */
export function PlaceDialog({ opened, onClose, onConfirm }: Props) {
  return (
    <Dialog opened={opened} title={m.place_title()} onClose={onClose} wide>
      <Picking onClose={onClose} onConfirm={onConfirm} />
    </Dialog>
  );
}

/** What the address is and is not: no address below the PIN code is in the directory. */
function precisionWords(precision: Precision): string {
  if (precision.kind === 'pin') return m.place_precision_pin();
  if (precision.kind === 'sorting-district') return m.place_precision_district();
  return m.place_precision_near({ distance: Math.max(1, Math.round(precision.distanceKm)) });
}

function Picking({ onClose, onConfirm }: Omit<Props, 'opened'>) {
  const { point, state, choose, move } = usePickedPlace();
  const hint = useId();
  const picked = state.kind === 'picked' ? state : null;
  return (
    <div className={classes.picking}>
      <PlaceSearch onChoose={choose} />
      <PlaceMap point={point} onMove={move} />
      <FormNotice message={state.kind === 'failed' ? state.message : null} />
      <p className={classes.picked} role="status" id={hint}>
        {picked ? (
          <>
            <span>{m.place_picked()}</span> <strong>{picked.address}</strong>
            <small>{precisionWords(picked.precision)}</small>
          </>
        ) : state.kind === 'looking' ? (
          m.place_looking()
        ) : (
          m.place_hint()
        )}
      </p>
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose}>
          {m.place_cancel()}
        </Button>
        <Button
          disabled={picked === null}
          aria-describedby={hint}
          onClick={() => {
            if (picked !== null) onConfirm(picked.address);
          }}
        >
          {m.place_confirm()}
        </Button>
      </div>
    </div>
  );
}
