import { read, utils } from '@e965/xlsx';
import { type ListRead, mostRows } from './read-list.ts';
import { rowsOf } from './sheet-rows.ts';

addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
  let answer: ListRead;
  try {
    answer = { kind: 'read', rows: rowsOf({ read, utils }, new Uint8Array(data), mostRows + 2) };
  } catch {
    answer = { kind: 'unreadable' };
  }
  postMessage(answer);
});
