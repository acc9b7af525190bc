import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { applicantId, drawOffice } from '../../../test/draw-for.tsx';
import { SendLinkForm } from './SendLinkForm.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('a consent link is asked for with the admin’s own id', async () => {
  localStorage.setItem('token', 'token');
  const fetched = vi.fn(async (_url: string, _init: RequestInit) =>
    Response.json({ success: true, message: '', result: { sentTo: 'XXXXXX0011' } }),
  );
  vi.stubGlobal('fetch', fetched);
  drawOffice(<SendLinkForm applicantId={applicantId} onSent={async () => undefined} />);
  fireEvent.click(screen.getByRole('button', { name: 'Send link' }));
  await waitFor(() => expect(fetched).toHaveBeenCalledOnce());
  expect(JSON.parse(String(fetched.mock.calls[0]?.[1].body))).toEqual({
    appId: applicantId,
    adminId: 's',
    type: 'mobile',
  });
});
