import type { getFileReading } from '@pramaan/contract/calls/files.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import type { Method } from '@pramaan/documents/define.ts';
import { mayBeTyped } from '@pramaan/documents/typed.ts';
import { doubtful } from '@pramaan/readers/reading/reading.ts';
import type { Learned } from '../../case-file/uploads.ts';

/** What was read of a file, as the person confirms it: what is unsure or missing first, then in the card's order. */
export function shownReading(method: Method, learned: Learned): ResultOf<typeof getFileReading> {
  const { reading, crops, places, signatures } = learned;
  if (!reading) return { likeness: 0, fields: [], checks: [], signatures: [...signatures] };
  const unsure = new Set(doubtful(reading));
  const paths = new Set([...Object.keys(reading.fields), ...reading.expected]);
  const fields = [...paths].map((path) => {
    const field = reading.fields[path];
    const crop = crops[path];
    const place = places?.[path];
    return {
      path,
      value: field?.value ?? '',
      confidence: field?.confidence ?? 0,
      unsure: unsure.has(path),
      open: mayBeTyped(method, path),
      ...(field?.doubt ? { doubt: field.doubt } : {}),
      ...(crop ? { crop } : {}),
      ...(place ? { place: { ...place, page: place.page + 1 } } : {}),
    };
  });
  return {
    likeness: reading.likeness,
    fields: fields.sort((a, b) => Number(b.unsure) - Number(a.unsure)),
    checks: [...reading.checks],
    signatures: [...signatures],
  };
}
