import type { Field } from '@pramaan/documents/field.ts';
import { useQuery } from '@tanstack/react-query';
import { send } from '../../lib/client.ts';
import { queryClient } from '../../lib/query.ts';
import { choiceClient } from './choice-client.ts';

interface Name {
  id: string;
  name: string;
  assetTypes: string[];
}

const day = 86_400_000;

/** The names under those of `path`, level by level; null when one of them is not listed. */
async function namesUnder(path: readonly string[]): Promise<Name[] | null> {
  const {
    listManufacturers: manufacturers,
    listAssetModels: assetModels,
    listAssetVariants: assets,
  } = choiceClient;
  // Held while one types a name their own: a letter asks nothing again.
  let result: Name[] = await queryClient.fetchQuery({
    queryKey: ['dictionary top'],
    queryFn: async () => (await send(manufacturers, {})).result,
    staleTime: day,
    retry: false,
  });
  for (const [at, name] of path.entries()) {
    const id = result.find((one) => one.name === name)?.id;
    if (id === undefined) return null;
    ({ result } = await send(at === 0 ? assetModels : assets, { params: { id } }));
  }
  return result;
}

/**
 * What a field of a dictionary can offer after the other answers. `none`: nothing is listed there, or the list cannot be
 * had; then it is typed. `missing`: an answer it depends on is still to come.
 */
export function useChoices(
  { listed }: Field,
  answers: Readonly<Record<string, string>>,
): { names: readonly string[] | 'loading' | 'none'; missing: boolean } {
  const path = listed?.within.map((name) => answers[name] ?? '') ?? [];
  const missing = path.includes('');
  const { data, isError } = useQuery(
    {
      queryKey: ['dictionary', ...path],
      queryFn: () => namesUnder(path),
      staleTime: day,
      enabled: !missing,
      // Typing serves at once; waiting for a second try does not.
      retry: false,
    },
    queryClient,
  );
  if (missing) return { names: [], missing };
  if (isError || data === null) return { names: 'none', missing };
  if (!data) return { names: 'loading', missing };
  const kind = (listed?.kind && answers[listed.kind]) || '';
  const names = data.filter(({ assetTypes }) => !kind || assetTypes.includes(kind)).map(({ name }) => name);
  return { names: names.length > 0 ? names : 'none', missing };
}
