import type { openHandover, sendByHandover } from '@pramaan/contract/calls/files.ts';
import type { Call } from '@pramaan/contract/define.ts';
import type { ApiRoute } from '../../lib/client.ts';

const open = <C extends Call>(path: string): ApiRoute<C> => ({
  method: 'POST',
  base: 'api',
  path,
  access: 'public',
});

/** The calls of the phone's page by their addresses: it stands without a frame, so without schemas (decision 0012). */
export const handoverClient = {
  openHandover: open<typeof openHandover>('/users/openHandover'),
  sendByHandover: open<typeof sendByHandover>('/users/handover/{token}/file'),
} as const;
