import { type RenderResult, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Frame } from '../src/ui/Frame.tsx';
import { SnackbarHost } from '../src/ui/SnackbarHost.tsx';

/** Draws a screen as the routes do: in the theme, with the snackbar. */
export function renderFramed(screen: ReactElement): RenderResult {
  return render(
    <Frame>
      {screen}
      <SnackbarHost />
    </Frame>,
  );
}
