import { type ReactNode, useRef } from 'react';
import { Button } from './Button.tsx';

interface Props {
  /** Media types, as the picker offers them. */
  accept: string;
  busy?: boolean;
  variant?: 'filled' | 'default';
  children: ReactNode;
  onFile: (file: File) => void;
}

/** A button that asks for one file. The same file may be chosen again. */
export function FilePick({ accept, busy = false, variant = 'default', children, onFile }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant={variant} loading={busy} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          event.currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
}
