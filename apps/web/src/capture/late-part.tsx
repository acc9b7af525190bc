import { m } from '@pramaan/messages';
import { type ComponentType, useEffect, useState } from 'react';

interface Props<P> {
  /** Fetches the part; one and the same function at every drawing. */
  load: () => Promise<ComponentType<P>>;
  props: P;
  /** It could not be fetched. */
  onMissing: () => void;
}

/**
 * A part that is fetched when it is first drawn. Unlike a lazy component it may fail without taking the page along:
 * on a weak network what was typed stays, and the next try fetches it again.
 */
export function LatePart<P extends object>({ load, props, onMissing }: Props<P>) {
  const [Part, setPart] = useState<ComponentType<P> | null>(null);
  useEffect(() => {
    let over = false;
    load().then(
      (found) => {
        if (!over) setPart(() => found);
      },
      () => {
        if (!over) onMissing();
      },
    );
    return () => {
      over = true;
    };
  }, [load, onMissing]);
  return Part ? <Part {...props} /> : <p role="status">{m.shell_loading()}</p>;
}
