import { type ReactNode, useState } from 'react';
import { sentenceOf } from '../../lib/failure.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { TextArea } from '../../ui/TextArea.tsx';

interface Props {
  title: string;
  label: string;
  hint: string;
  action: string;
  cancel: string;
  words: string;
  onChange: (words: string) => void;
  onClose: () => void;
  /** Keeps the words; throws what went wrong, which is said here. */
  onWords: (words: string) => Promise<void>;
  /** How the words are kept while they are written. */
  children?: ReactNode;
}

/** Asks for a few words before something is kept. */
export function WordsDialog({ words, onChange, onClose, onWords, children, ...said }: Props) {
  const { title, label, hint, action, cancel } = said;
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const keep = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await onWords(words.trim());
    } catch (thrown) {
      setFailure(sentenceOf(thrown));
    }
    setBusy(false);
  };
  return (
    <Dialog opened title={title} onClose={onClose}>
      <div className="stack">
        <TextArea
          name="words"
          label={label}
          hint={hint}
          maxLength={500}
          value={words}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        {children}
        <FormNotice message={failure} />
        <div className="row">
          <Button loading={busy} disabled={words.trim() === ''} onClick={keep}>
            {action}
          </Button>
          <Button variant="default" onClick={onClose}>
            {cancel}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
