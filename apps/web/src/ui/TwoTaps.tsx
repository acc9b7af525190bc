import { useEffect, useRef, useState } from 'react';
import { Button } from './Button.tsx';
import classes from './TwoTaps.module.css';

interface Props {
  /** On the first button, the question, and the two answers. */
  words: { ask: string; sure: string; yes: string; no: string };
  /** What the first button is about, for those who hear it apart from its place. */
  about: string;
  /** How much the first button stands out. */
  variant?: 'default' | 'subtle';
  onYes: () => Promise<unknown>;
}

/** What cannot be undone takes two taps in one place. */
export function TwoTaps({ words, about, variant = 'subtle', onYes }: Props) {
  const [sure, setSure] = useState(false);
  const [busy, setBusy] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (sure) box.current?.focus();
  }, [sure]);
  if (!sure)
    return (
      <Button variant={variant} aria-label={`${words.ask}: ${about}`} onClick={() => setSure(true)}>
        {words.ask}
      </Button>
    );
  const yes = async () => {
    setBusy(true);
    await onYes();
    setBusy(false);
    setSure(false);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a question with two buttons is no fieldset of a form
    <div ref={box} role="group" aria-label={words.sure} tabIndex={-1} className={classes.sure}>
      <p>{words.sure}</p>
      <div className="row">
        <Button loading={busy} onClick={() => void yes()}>
          {words.yes}
        </Button>
        <Button variant="default" onClick={() => setSure(false)}>
          {words.no}
        </Button>
      </div>
    </div>
  );
}
