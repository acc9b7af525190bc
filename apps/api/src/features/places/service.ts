import type { getNearestPlace, searchPlaces } from '@pramaan/contract/calls/places.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { ApiError } from '@pramaan/contract/errors.ts';
import { type Hit, placeSearch } from './place-index.ts';
import { readPlaces } from './places-data.ts';
import { pointGrid } from './point-grid.ts';

type Place = ResultOf<typeof searchPlaces>[number];
type NearestPlace = ResultOf<typeof getNearestPlace>;
const most = 8;

function placeOf({ area, locality }: Hit): Place {
  const { district, state, pincode, lat, lng, exact } = area;
  const near = locality === district ? locality : `${locality}, ${district}`;
  return { address: `${near}, ${state} ${pincode}`, locality, district, state, pincode, lat, lng, exact };
}

/** Search and reverse geocoding over the PIN codes of India, on this server: no map service hears of an address. */
export function placesService() {
  async function load() {
    const areas = await readPlaces();
    return { search: placeSearch(areas, most), nearest: pointGrid(areas) };
  }
  // Read on the first question, once: most starts never ask. A failed read is tried again by the next question.
  let loading: ReturnType<typeof load> | null = null;
  function loaded(): ReturnType<typeof load> {
    loading ??= load().catch((error) => {
      loading = null;
      throw error;
    });
    return loading;
  }

  return {
    async search(q: string): Promise<ResultOf<typeof searchPlaces>> {
      return (await loaded()).search(q).map(placeOf);
    },
    async nearest(lat: number, lng: number): Promise<NearestPlace> {
      const near = (await loaded()).nearest(lat, lng);
      if (!near) throw new ApiError('NOT_FOUND', 'This point is not in India. Move the marker.');
      const { area, distanceKm } = near;
      const place = placeOf({ area, locality: area.localities[0] });
      return { ...place, distanceKm: Math.round(distanceKm * 10) / 10 };
    },
  };
}
export type PlacesService = ReturnType<typeof placesService>;
