import { setTimeout as sleep } from 'node:timers/promises';
import { phone, test } from './test.ts';
import { Windows } from './windows.ts';
import { world } from './world.ts';

test('a route that still answers when its window is left is no error of the journey', async ({ browser }) => {
  const windows = new Windows(browser);
  const page = await windows.open({ baseURL: world.site, viewport: phone });
  await page.goto('/health/live');
  const { promise: left, resolve: leave } = Promise.withResolvers<void>();
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
  await page.route('**/slow', async (route) => {
    ask();
    await left;
    await route.fulfill({ body: 'late' });
  });
  void page.evaluate(() => fetch('/slow').catch(() => null)).catch(() => null);
  await asked;
  // Leaving a window takes its routes away and then goes to a quiet page: the answer comes between the two.
  const goto = page.goto.bind(page);
  page.goto = async (...to) => {
    leave();
    await sleep(200);
    return goto(...to);
  };
  await windows.leave(page);
  await windows.close();
});
