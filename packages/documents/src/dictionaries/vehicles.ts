import { manufacturersOf } from './term.ts';
import { cars } from './vehicles/cars.ts';
import { twoWheelers } from './vehicles/two-wheelers.ts';
import { commercial, construction, tractors } from './vehicles/work-vehicles.ts';

/**
 * Manufacturers, their models and the variants of each, as their makers name them; what is not here is typed. Kinds are
 * those that `assetLoan` asks. Read on the server alone: a page fetches the list it shows.
 */
export const vehicles = manufacturersOf({
  'Two-wheeler': twoWheelers,
  Car: cars,
  'Commercial vehicle': commercial,
  Tractor: tractors,
  'Construction machine': construction,
});
