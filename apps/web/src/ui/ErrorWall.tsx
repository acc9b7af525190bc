import { messages } from '@pramaan/contract/messages.ts';
import { m } from '@pramaan/messages';
import { Component, type ReactNode } from 'react';
import { showSnack } from '../lib/snackbar.ts';
import { Button } from './Button.tsx';
import { PlainPage } from './PlainPage.tsx';

interface State {
  broken: boolean;
}

/** The last wall (P §8, global handler): what breaks below shows a sentence and a way on, never a white page. */
export class ErrorWall extends Component<{ children: ReactNode }, State> {
  override state: State = { broken: false };

  static getDerivedStateFromError(): State {
    return { broken: true };
  }

  override componentDidCatch(): void {
    showSnack(messages.globalFailure, { tone: 'error' });
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children;
    return (
      <PlainPage title={m.shell_broken_title()} text={m.shell_broken_text()} alert>
        <Button onClick={() => window.location.reload()}>{m.shell_broken_reload()}</Button>
      </PlainPage>
    );
  }
}
