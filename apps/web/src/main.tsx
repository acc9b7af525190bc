import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { applyScheme } from './lib/colour-scheme.ts';
import { loadFailures } from './lib/failure.ts';
import { restoreTyped } from './lib/language.ts';
import './ui/base.css';

applyScheme();
const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
void restoreTyped();
// Nobody waits for these: until they are here a failure reads in English.
loadFailures().catch(() => undefined);
