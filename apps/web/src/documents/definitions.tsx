import type { DocumentDefinition } from '@pramaan/documents/define.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { CheckingCard } from './CheckingCard.tsx';

type Kind = Readonly<Record<string, DocumentDefinition>>;

/** Where each document is declared; the file has its id. */
const files = import.meta.glob<Kind>([
  '../../../../packages/documents/src/kinds/*/*.ts',
  '!../../../../packages/documents/src/kinds/*/*.test.ts',
  '!../../../../packages/documents/src/kinds/income/itr-layouts.ts',
]);
const loaders = new Map(
  Object.entries(files).map(([path, load]) => [/([^/]+)[.]ts$/.exec(path)?.[1] ?? '', load]),
);
const known = new Map<string, DocumentDefinition>();

/** Fetches the whole definition of a document: its questions and its card. Rejects for a document that does not exist. */
export async function loadDefinition(id: string): Promise<DocumentDefinition> {
  const definition = known.get(id) ?? (await loaders.get(id)?.())?.[id];
  if (!definition) throw new Error(`There is no document called ${id}.`);
  known.set(id, definition);
  return definition;
}

interface Props {
  ids: readonly string[];
  children: (documents: readonly DocumentDefinition[]) => ReactNode;
}

const loadAll = (ids: string) => Promise.all(ids.split(' ').filter(Boolean).map(loadDefinition));

/** What is drawn of the definitions of several documents, once all are here. */
export function WithDefinitions({ ids, children }: Props): ReactNode {
  const [, setHere] = useState('');
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  const definitions = ids.flatMap((id) => known.get(id) ?? []);
  const isHere = definitions.length === ids.length;
  const names = ids.join(' ');
  // Start the request during rendering: an effect would start it later.
  if (!isHere && !failure) loadAll(names).catch(() => undefined);
  useEffect(() => {
    let gone = false;
    loadAll(names).then(
      () => !gone && setHere(names),
      (error: unknown) => !gone && setFailure({ error }),
    );
    return () => {
      gone = true;
    };
  }, [names]);
  if (failure) throw failure.error;
  return isHere ? children(definitions) : <CheckingCard />;
}

/** What is drawn of a document's definition, once it is here. */
export function WithDefinition({
  id,
  children,
}: {
  id: string;
  children: (document: DocumentDefinition) => ReactNode;
}): ReactNode {
  return <WithDefinitions ids={[id]}>{([document]) => document && children(document)}</WithDefinitions>;
}
