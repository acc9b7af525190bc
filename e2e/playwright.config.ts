import { defineConfig } from '@playwright/test';
import { chromium } from './chromium.ts';

/** Journeys through the built product, one at a time: they share one running product and its people. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './product.ts',
  workers: 1,
  fullyParallel: false,
  forbidOnly: true,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    launchOptions: chromium,
    trace: { mode: 'retain-on-failure', screenshots: false, sources: false },
    screenshot: 'only-on-failure',
    actionTimeout: 15_000,
  },
});
