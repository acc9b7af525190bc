import { settings } from '@pramaan/contract/limits.ts';
import { Fragment, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { applyScheme } from './lib/colour-scheme.ts';
import { loadFailures } from './lib/failure.ts';
import { restoreTyped } from './lib/language.ts';
import './ui/base.css';

/** Production mode (P §9) runs nothing twice to find mistakes. */
const Checks = settings.production && import.meta.env.PROD ? Fragment : StrictMode;

applyScheme();
const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <Checks>
      <App />
    </Checks>,
  );
void restoreTyped();
// Nobody waits for these: until they are here a failure reads in English.
loadFailures().catch(() => undefined);
