import { getNearestPlace, searchPlaces } from '@pramaan/contract/calls/places.ts';
import type { Http } from '../../http/context.ts';
import { serve } from '../../http/serve.ts';
import type { PlacesService } from './service.ts';

export function placesRoutes(http: Http, places: PlacesService): void {
  serve(http, searchPlaces, async ({ query }) => ({ result: await places.search(query.q) }));
  serve(http, getNearestPlace, async ({ query }) => ({ result: await places.nearest(query.lat, query.lng) }));
}
