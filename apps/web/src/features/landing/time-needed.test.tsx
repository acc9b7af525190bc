import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { serve } from '../../../test/served.ts';
import { LandingPage } from './LandingPage.tsx';

test('the first page says about how long an application takes, by what people took', async () => {
  serve({ 'GET /task-times': { seconds: 400, areas: [] } });
  render(<LandingPage />);
  expect(await screen.findByText('Takes about 7 minutes')).toBeTruthy();
});
