import { getNearestPlace, type searchPlaces } from '@pramaan/contract/calls/places.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { map } from '@pramaan/contract/limits.ts';
import { messages } from '@pramaan/contract/messages.ts';
import { useCallback, useState } from 'react';
import { send } from '../../lib/client.ts';
import { showSnack } from '../../lib/snackbar.ts';
import { useLatest } from './use-latest.ts';

export type PlaceRef = ResultOf<typeof searchPlaces>[number];

/** The map's point (P §3.7). */
export interface MapPoint {
  lat: number;
  lng: number;
  draggable: true;
}

/** How well the point is known: a place that was searched for, or the nearest post office and how far it is. */
export type Precision = { kind: 'pin' } | { kind: 'sorting-district' } | { kind: 'near'; distanceKm: number };

export type Picked =
  | { kind: 'nothing' }
  | { kind: 'looking' }
  | { kind: 'picked'; address: string; precision: Precision }
  | { kind: 'failed'; message: string };

const start: MapPoint = { lat: map.latitude, lng: map.longitude, draggable: true };
const settle = 350;

/** Where the marker stands, and the address of that place. The latest move wins. */
export function usePickedPlace() {
  const [point, setPoint] = useState(start);
  const [state, setState] = useState<Picked>({ kind: 'nothing' });
  const { stop, begin, wait } = useLatest();

  const look = useCallback(
    async (lat: number, lng: number) => {
      const signal = begin();
      try {
        const query = { lat: lat.toFixed(6), lng: lng.toFixed(6) };
        const { result } = await send(getNearestPlace, { query, signal });
        const { address, distanceKm } = result;
        setState({ kind: 'picked', address, precision: { kind: 'near', distanceKm } });
      } catch {
        if (signal.aborted) return;
        setState({ kind: 'failed', message: messages.mapFailure });
        showSnack(messages.mapFailure, { tone: 'error' });
      }
    },
    [begin],
  );
  const move = useCallback(
    (lat: number, lng: number) => {
      stop();
      setPoint({ lat, lng, draggable: true });
      setState({ kind: 'looking' });
      wait(settle, () => look(lat, lng));
    },
    [look, stop, wait],
  );
  const choose = useCallback(
    ({ lat, lng, address, exact }: PlaceRef) => {
      stop();
      setPoint({ lat, lng, draggable: true });
      setState({ kind: 'picked', address, precision: { kind: exact ? 'pin' : 'sorting-district' } });
    },
    [stop],
  );
  return { point, state, move, choose };
}
