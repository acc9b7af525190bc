import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { applyScheme } from './lib/colour-scheme.ts';
import { startLanguage } from './lib/language.ts';
import './ui/base.css';

applyScheme();
await startLanguage();
const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
