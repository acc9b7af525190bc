import { pan as panNumber } from '@pramaan/documents/identifiers/pan.ts';
import { check, must } from '../check.ts';
import { panForm } from '../forms.ts';
import { clients } from '../published.ts';
import { nameIn } from '../wording.ts';

/** The name on a PAN, and nothing else: father and birth date are in other products of the vendor (`pan-profile`). */
export const pan = check({
  path: '/v2/pan',
  title: 'PAN',
  source: clients,
  request: { pan: must(panForm) },
  by: { member: 'pan', kind: panNumber },
  answer: (person) => ({ name: nameIn(person) }),
  least: ['name'],
});
