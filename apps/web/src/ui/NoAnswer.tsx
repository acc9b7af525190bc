import { m } from '@pramaan/messages';
import { Button } from './Button.tsx';
import { PlainPage } from './PlainPage.tsx';

/** The server is out of reach: nothing is lost, one thing to do. */
export function NoAnswer({ onRetry }: { onRetry: () => void }) {
  return (
    <PlainPage title={m.shell_no_answer_title()} text={m.shell_no_answer_text()} alert>
      <Button onClick={onRetry}>{m.shell_retry()}</Button>
    </PlainPage>
  );
}
