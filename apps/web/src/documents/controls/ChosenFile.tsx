import { m } from '@pramaan/messages';
import { useEffect, useState } from 'react';
import { send } from '../../lib/client.ts';
import { Icon } from '../../ui/Icon.tsx';
import { fileClient } from '../file-client.ts';
import { imageAddress } from '../safe-image.ts';
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

interface Stored {
  applicantId: string;
  fileId: string;
}

interface Props {
  /** As it was chosen here; null for one of an earlier visit. */
  file: File | null;
  stored: Stored | null;
  name: string;
  disabled: boolean;
  onRemove: () => void;
  /** Told whether a file of an earlier visit is a PDF. */
  onPdf: (isPdf: boolean) => void;
}

/** The chosen picture's address; none for a PDF. */
function useOwnPicture(file: File | null): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!file?.type.startsWith('image/')) return;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}

/** The first page of a file that the server has, small. One that cannot be had is only named. */
function useStoredPicture(stored: Stored | null, onPdf: Props['onPdf']): string | null {
  const [picture, setPicture] = useState<string | null>(null);
  const { applicantId, fileId } = stored ?? {};
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each file
  useEffect(() => {
    if (!applicantId || !fileId) return;
    const stop = new AbortController();
    const params = { id: applicantId, fileId, page: '1' };
    send(fileClient.getFilePage, { params, query: { small: 'Y' }, signal: stop.signal }).then(
      ({ result }) => {
        setPicture(imageAddress(result.image));
        onPdf(result.isPdf);
      },
      () => undefined,
    );
    return () => stop.abort();
  }, [applicantId, fileId]);
  return picture;
}

/** What was sent: how it looks, its name and size, and the way to remove it. */
export function ChosenFile({ file, stored, name, disabled, onRemove, onPdf }: Props) {
  const own = useOwnPicture(file);
  const fetched = useStoredPicture(stored, onPdf);
  const address = own ?? fetched;
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
        {file ? <span className={classes.size}>{sizeOf(file.size)}</span> : null}
      </span>
      <button type="button" className="link" disabled={disabled} onClick={onRemove}>
        {m.doc_file_remove()}
        <span className="visually-hidden">: {name}</span>
      </button>
    </div>
  );
}
