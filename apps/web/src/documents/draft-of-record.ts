import type { DocumentDefinition, Method } from '@pramaan/documents/define.ts';
import { storable } from '@pramaan/documents/masking.ts';
import { readPath } from '@pramaan/documents/paths.ts';
import type { Draft } from './draft-store.ts';

/**
 * What the draft keeps of a verified record: the whole under the document's key, its named parts under theirs.
 * The number that was typed goes along (`panCardDetails` has `pan`); Aadhaar numbers are cut to four digits.
 */
export function draftOfRecord(
  document: DocumentDefinition,
  key: string,
  record: Record<string, unknown>,
  values: Readonly<Record<string, string>> = {},
): Draft {
  const method = document.methods[key];
  if (!method) return {};
  const stored = storable(method, record);
  const { details, parts = {} } = document.draft;
  return {
    ...(details ? { [details]: { ...typedNumbers(method.capture, values), ...stored } } : {}),
    ...Object.fromEntries(
      Object.entries(parts).map(([path, draftKey]) => [draftKey, readPath(stored, path)]),
    ),
  };
}

const typedNumbers = (capture: Method['capture'], values: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(values).filter(([name]) => capture[name]?.control === 'text' && !capture[name].secret),
  );
