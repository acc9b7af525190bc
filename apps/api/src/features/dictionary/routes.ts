import * as contract from '@pramaan/contract/calls/dictionary.ts';
import { ApiError } from '@pramaan/contract/errors.ts';
import { termOf } from '@pramaan/documents/dictionaries/dictionaries.ts';
import type { Term } from '@pramaan/documents/dictionaries/term.ts';
import { vehicles } from '@pramaan/documents/dictionaries/vehicles.ts';
import type { Http } from '../../http/context.ts';
import { serve } from '../../http/serve.ts';

const depth = (id: string) => id.split('.').length;

/** The term of that id, at that depth of the dictionary: 1 a manufacturer, 2 a model. */
function wanted(id: string, at: number, what: string, list: string): Term {
  const term = depth(id) === at ? termOf(vehicles, id) : undefined;
  if (!term)
    throw new ApiError('NOT_FOUND', `The dictionary has no ${what} "${id}". Take an id that ${list} lists.`);
  return term;
}

const shown = ({ id, name, kinds }: Term) => ({ id, name, assetTypes: [...kinds] });

/** The dictionary of what asset loans buy: manufacturers, their models, the variants of each (C §7). */
export function dictionaryRoutes(http: Http): void {
  serve(http, contract.listManufacturers, async () => ({ result: vehicles.map(shown) }));

  serve(http, contract.listAssetModels, async ({ params }) => {
    const { name, terms } = wanted(params.id, 1, 'manufacturer', '/dict/manufacturers');
    return { result: terms.map((term) => ({ ...shown(term), manufacturer: name })) };
  });

  serve(http, contract.listAssetVariants, async ({ params }) => {
    const { name, terms } = wanted(params.id, 2, 'model', '/dict/manufacturers/getAssetModelById');
    const manufacturer = termOf(vehicles, params.id.split('.')[0] ?? '')?.name ?? '';
    return { result: terms.map((term) => ({ ...shown(term), manufacturer, model: name })) };
  });
}
