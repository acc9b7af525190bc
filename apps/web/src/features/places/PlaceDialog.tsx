import { m } from '@pramaan/messages';
import { useId } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { PlaceMap } from './PlaceMap.tsx';
import { PlaceSearch } from './PlaceSearch.tsx';
import classes from './Places.module.css';
import { usePickedPlace } from './use-picked-place.ts';

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

function Picking({ onClose, onConfirm }: Omit<Props, 'opened'>) {
  const { point, state, choose, move } = usePickedPlace();
  const hint = useId();
  const picked = state.kind === 'picked' ? state.address : null;
  return (
    <div className={classes.picking}>
      <PlaceSearch onChoose={choose} />
      <PlaceMap point={point} onMove={move} />
      <FormNotice message={state.kind === 'failed' ? state.message : null} />
      <p className={classes.picked} role="status" id={hint}>
        {picked ? (
          <>
            <span>{m.place_picked()}</span> <strong>{picked}</strong>
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
            if (picked !== null) onConfirm(picked);
          }}
        >
          {m.place_confirm()}
        </Button>
      </div>
    </div>
  );
}
