import { m } from '@pramaan/messages';
import { Component, type ReactNode } from 'react';
import classes from './DocumentPage.module.css';

/** Keeps one card that cannot be drawn from taking the page with it. */
export class CardBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <div className={classes.refused} role="alert" data-tone="bad">
        {m.doc_card_broken()}{' '}
        <button type="button" className={classes.linkButton} onClick={() => this.setState({ broken: false })}>
          {m.doc_retry()}
        </button>
      </div>
    );
  }
}
