import { defineConfig } from '@playwright/test';
import { chromium } from './chromium.ts';

/**
 * Journeys through the built product. Each worker starts a product of its own on the demo's snapshot, so no worker's
 * journeys meet another's. Nothing is tried twice. The times are no measure: a busy machine may take as long.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './product.ts',
  workers: 2,
  fullyParallel: false,
  retries: 0,
  forbidOnly: true,
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    launchOptions: chromium,
    // Keeping a trace of every journey in case it fails costs a fifth of the run: E2E_TRACE=1 keeps it.
    trace: process.env.E2E_TRACE ? { mode: 'retain-on-failure', screenshots: false, sources: false } : 'off',
    screenshot: 'only-on-failure',
    actionTimeout: 60_000,
    navigationTimeout: 120_000,
  },
});
