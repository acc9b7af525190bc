import { getNearestPlace, type searchPlaces } from '@pramaan/contract/calls/places.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { map } from '@pramaan/contract/limits.ts';
import { messages } from '@pramaan/contract/messages.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { send } from '../../lib/client.ts';
import { showSnack } from '../../lib/snackbar.ts';

export type RecordRef = ResultOf<typeof searchPlaces>[number];

/** The map's point (P §3.7). */
export interface MapPoint {
  lat: number;
  lng: number;
  draggable: true;
}

export type Picked =
  | { kind: 'nothing' }
  | { kind: 'looking' }
  | { kind: 'picked'; address: string }
  | { kind: 'failed'; message: string };

const start: MapPoint = { lat: map.latitude, lng: map.longitude, draggable: true };
const settle = 350;

/** Where the marker stands, and the address of that place. The latest move wins. */
export function usePickedPlace() {
  const [point, setPoint] = useState(start);
  const [state, setState] = useState<Picked>({ kind: 'nothing' });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asking = useRef<AbortController>(undefined);
  const stop = useCallback(() => {
    clearTimeout(timer.current);
    asking.current?.abort();
  }, []);
  useEffect(() => stop, [stop]);

  const look = useCallback(async (lat: number, lng: number) => {
    const giveUp = new AbortController();
    asking.current = giveUp;
    const { signal } = giveUp;
    try {
      const query = { lat: lat.toFixed(6), lng: lng.toFixed(6) };
      const { result } = await send(getNearestPlace, { query, signal });
      setState({ kind: 'picked', address: result.address });
    } catch {
      if (signal.aborted) return;
      setState({ kind: 'failed', message: messages.mapFailure });
      showSnack(messages.mapFailure, { tone: 'error' });
    }
  }, []);
  const move = useCallback(
    (lat: number, lng: number) => {
      stop();
      setPoint({ lat, lng, draggable: true });
      setState({ kind: 'looking' });
      timer.current = setTimeout(() => look(lat, lng), settle);
    },
    [look, stop],
  );
  const choose = useCallback(
    ({ lat, lng, address }: RecordRef) => {
      stop();
      setPoint({ lat, lng, draggable: true });
      setState({ kind: 'picked', address });
    },
    [stop],
  );
  return { point, state, move, choose };
}
