import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Draft } from './draft-store.ts';
import { type DraftServer, DraftSync } from './draft-sync.ts';
import { shelfWith } from './memory-shelf.ts';

class Conflict extends Error {}

function serverWith(start: Draft = {}) {
  const state = { version: 1, draft: start, offline: false, writes: 0 };
  const server: DraftServer = {
    read: async () => {
      if (state.offline) throw new Error('offline');
      return { version: state.version, savedAt: '2026-08-15T05:12:00Z', draft: state.draft };
    },
    write: async (version, draft) => {
      if (state.offline) throw new Error('offline');
      if (version !== state.version) throw new Conflict();
      state.writes += 1;
      state.version += 1;
      state.draft = draft;
      return { version: state.version, savedAt: '2026-08-15T05:13:00Z' };
    },
    isConflict: (error) => error instanceof Conflict,
  };
  return { state, server };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('changes are kept here at once and go to the server once, 800 ms after the last', async () => {
  const { state, server } = serverWith();
  const shelf = shelfWith();
  const sync = new DraftSync({ owner: 'asha', shelf, server });
  await sync.start();
  sync.change({ loanAmt: '5' });
  await vi.advanceTimersByTimeAsync(700);
  sync.change({ loanAmt: '500000' });
  expect(shelf.stored.get('loanAmt')).toBe('500000');
  await vi.advanceTimersByTimeAsync(799);
  expect(state.writes).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(state.writes).toBe(1);
  expect(state.draft).toEqual({ loanAmt: '500000' });
});

test('a newer draft on the server is read again and merged: ours wins where we changed it', async () => {
  const { state, server } = serverWith({ builder: 'Old', project: 'Old' });
  const sync = new DraftSync({ owner: 'asha', shelf: shelfWith(), server });
  await sync.start();
  state.version = 7;
  state.draft = { builder: 'Other device', project: 'Other device' };
  sync.change({ builder: 'Here' });
  await vi.advanceTimersByTimeAsync(800);
  expect(state.draft).toEqual({ builder: 'Here', project: 'Other device' });
  expect(sync.draft()).toEqual({ builder: 'Here', project: 'Other device' });
});

test('without a connection it is kept here and sent later, even after the page was closed', async () => {
  const { state, server } = serverWith();
  const shelf = shelfWith();
  const first = new DraftSync({ owner: 'asha', shelf, server });
  await first.start();
  state.offline = true;
  first.change({ loanAmt: '750000' });
  await vi.advanceTimersByTimeAsync(800);
  first.stop();

  state.offline = false;
  state.version = 3;
  state.draft = { loanAmt: '1', loanPeriod: '12' };
  const second = new DraftSync({ owner: 'asha', shelf, server });
  await second.start();
  expect(state.draft).toEqual({ loanAmt: '750000', loanPeriod: '12' });
  expect(shelf.stored.has('draftPending')).toBe(false);
});

test('one person’s draft never reaches another’s application', async () => {
  const { state, server } = serverWith({ loanPeriod: '12' });
  const shelf = shelfWith({
    panCardDetails: '{"name":"ASHA"}',
    draftPending: 'panCardDetails',
    draftOwner: 'asha',
  });
  const sync = new DraftSync({ owner: 'meena', shelf, server });
  await sync.start();
  sync.change({ loanAmt: '1' });
  await vi.advanceTimersByTimeAsync(800);
  expect(state.draft).toEqual({ loanPeriod: '12', loanAmt: '1' });
  expect(shelf.stored.has('panCardDetails')).toBe(false);
});

test('a draft from before the login is the person’s own', async () => {
  const { server } = serverWith();
  const sync = new DraftSync({ owner: 'asha', shelf: shelfWith({ loanAmt: '5' }), server });
  await sync.start();
  expect(sync.draft()).toEqual({ loanAmt: '5' });
});

test('after the session ended nothing is sent any more', async () => {
  const { state, server } = serverWith();
  const sync = new DraftSync({ owner: 'asha', shelf: shelfWith(), server });
  await sync.start();
  sync.change({ loanAmt: '5' });
  sync.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  await sync.flush();
  expect(state.writes).toBe(0);
});
