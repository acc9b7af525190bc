/** In place of a shim for older Reacts that the router asks for (see vite.config.ts). */
export { useSyncExternalStore } from 'react';
