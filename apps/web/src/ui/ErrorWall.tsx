import { messages } from '@pramaan/contract/messages.ts';
import { Component, type ReactNode } from 'react';
import { t } from '../lib/catalogue.ts';
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
      <PlainPage title={t('shell.broken.title')} text={t('shell.broken.text')} alert>
        <Button onClick={() => window.location.reload()}>{t('shell.broken.reload')}</Button>
      </PlainPage>
    );
  }
}
