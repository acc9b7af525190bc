import { useEffect, useState } from 'react';
import { onDemand, WhileLoading } from '../../lib/on-demand.tsx';

const CommandBar = onDemand(() => import('./CommandBar.tsx'), 'CommandBar');

/** Ctrl-K (or ⌘K) opens the command bar from anywhere in the office. It is fetched when it is first wanted. */
export function CommandKey() {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return open ? (
    <WhileLoading fallback={null}>
      <CommandBar onClose={() => setOpen(false)} />
    </WhileLoading>
  ) : null;
}
