import { generateMessages } from '@pramaan/messages/generate.ts';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

generateMessages();

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  test: {
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://localhost:3000/' } },
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['test/test-setup.ts'],
    restoreMocks: true,
    // Ends what hangs; no test is judged by its time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Two workers with one page each: a page and the product's modules cost far more to make than most files take to
    // run. What a test leaves behind is taken away after it (test/test-setup.ts), so a file need not know the one before.
    isolate: false,
    pool: 'threads',
    maxWorkers: 2,
  },
});
