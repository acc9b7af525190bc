import { m } from '@pramaan/messages';
import { useEffect, useState } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import classes from './ChosenFile.module.css';

const units = [
  [1024 * 1024, m.doc_file_megabytes],
  [1024, m.doc_file_kilobytes],
] as const;

function sizeOf(bytes: number): string {
  const [unit, words] = units.find(([least]) => bytes >= least) ?? units[1];
  const size = Math.max(0.1, bytes / unit).toLocaleString('en-IN', { maximumFractionDigits: 1 });
  return words({ size });
}

interface Props {
  file: File;
  name: string;
  disabled: boolean;
  onRemove: () => void;
}

/** What was sent: how it looks, its name and size, and the way to remove it. */
export function ChosenFile({ file, name, disabled, onRemove }: Props) {
  const [address, setAddress] = useState<string>();
  const isPicture = file.type.startsWith('image/');
  useEffect(() => {
    if (!isPicture) return;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file, isPicture]);
  return (
    <div className={classes.chosen}>
      {address ? (
        <img className={classes.thumb} src={address} alt={m.doc_file_thumb({ name })} />
      ) : (
        <span className={classes.thumb}>
          <Icon name="card" size={28} />
        </span>
      )}
      <span className={classes.name}>
        {name}
        <span className={classes.size}>{sizeOf(file.size)}</span>
      </span>
      <button type="button" className="link" disabled={disabled} onClick={onRemove}>
        {m.doc_file_remove()}
        <span className="visually-hidden">: {name}</span>
      </button>
    </div>
  );
}
