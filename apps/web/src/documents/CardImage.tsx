import { m } from '@pramaan/messages';
import classes from './DetailCard.module.css';
import { imageAddress } from './safe-image.ts';

/** A picture of a record: a portrait, a scanned card. */
export function CardImage({ value, card, label }: { value: string; card: string; label: string }) {
  const address = imageAddress(value);
  if (!address) return <span className={classes.quiet}>{m.doc_image_unreadable()}</span>;
  return (
    <img className={classes.image} src={address} alt={m.doc_image_alt({ label, card })} loading="lazy" />
  );
}
