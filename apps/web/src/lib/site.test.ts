import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { serve } from '../../test/served.ts';

// The modules that were read with it in the page are not the next file's.
afterEach(() => {
  vi.resetModules();
});

test('what the server wrote into the page is there at the first drawing, and is not asked for again', async () => {
  const asked = serve({ 'GET /api/site': {} });
  const data = document.createElement('script');
  data.type = 'application/json';
  data.id = 'site';
  data.textContent = JSON.stringify({ lender: 'Saral Finance', sandbox: true });
  document.head.append(data);
  vi.resetModules();
  const { useSite } = await import('./site.ts');
  const { result } = renderHook(useSite);
  const drawn = result.current;
  expect([drawn.lender, drawn.sandbox]).toEqual(['Saral Finance', true]);
  await act(async () => undefined);
  expect(result.current).toBe(drawn);
  expect(asked).toEqual([]);
});
