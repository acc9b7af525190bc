import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { SessionProvider, type Who } from '../src/lib/session.tsx';
import { SnackbarHost } from '../src/ui/SnackbarHost.tsx';

export const applicantId = '0190f000-0000-7000-8000-000000000011';

/** Draws a screen for somebody who is logged in, with the snackbar. */
export function drawFor(who: Partial<Who>, screen: ReactElement) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
  return render(
    <QueryClientProvider client={client}>
      <SessionProvider who={{ lender: 'Saral Finance', expiresAt, ...who } as Who}>
        {screen}
        <SnackbarHost />
      </SessionProvider>
    </QueryClientProvider>,
  );
}

/** Draws a screen of the portal for an applicant who is logged in. */
export const drawPortal = (screen: ReactElement) =>
  drawFor({ _id: applicantId, name: 'Asha Sample', roleId: 11 }, screen);

/** Draws a screen of the office for one of a lender's people: the manager, unless another role is named. */
export const drawOffice = (screen: ReactElement, roleId = 3) =>
  drawFor({ _id: 's', name: 'Maya Manager', roleId }, screen);
