import * as calls from '@pramaan/contract/calls/notifications.ts';
import { expect, test } from 'vitest';
import { notificationClient } from './notification-client.ts';

const contract = { ...calls };
const names = Object.keys(notificationClient) as (keyof typeof notificationClient)[];

test.each(names)('%s is the contract’s call', (name) => {
  const { method, base, path, access } = contract[name];
  expect(notificationClient[name]).toEqual({ method, base, path, access });
});
