import { m } from '@pramaan/messages';
import { usePickAddress } from '../lib/pick-address.tsx';
import classes from './CaptureForm.module.css';

/** Fills an address from the map, where there is one. */
export function PickOnMap({ onPick }: { onPick: (address: string) => void }) {
  const pick = usePickAddress();
  if (!pick) return null;
  return (
    <button
      type="button"
      className={classes.pick}
      onClick={async () => {
        const address = await pick();
        if (address) onPick(address);
      }}
    >
      {m.doc_form_map()}
    </button>
  );
}
