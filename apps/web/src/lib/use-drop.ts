import { type HTMLAttributes, useState } from 'react';

type Dropping = Pick<HTMLAttributes<HTMLElement>, 'onDragOver' | 'onDragLeave' | 'onDrop'>;

/**
 * A place where files may be dropped. While it takes none, a dropped file is ignored: else the browser would leave the page
 * for it.
 */
export function useDrop({ takes, onFiles }: { takes: boolean; onFiles: (files: readonly File[]) => void }): {
  /** Files are held over the place. */
  over: boolean;
  drop: Dropping;
} {
  const [over, setOver] = useState(false);
  return {
    over,
    drop: {
      onDragOver: (event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(takes);
      },
      onDragLeave: () => setOver(false),
      onDrop: (event) => {
        const files = [...event.dataTransfer.files];
        if (files.length === 0) return;
        event.preventDefault();
        setOver(false);
        if (takes) onFiles(files);
      },
    },
  };
}
