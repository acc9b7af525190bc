import { map as defaults } from '@pramaan/contract/limits.ts';
import { m } from '@pramaan/messages';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useSite } from '../../lib/site.ts';
import { type MapHandle, openMap } from './leaflet-map.ts';
import classes from './Places.module.css';
import type { MapPoint } from './use-picked-place.ts';

/** About 20 m a key press at the map's zoom; with Shift ten times as far. */
const step = 0.0002;
const directions: Readonly<Record<string, readonly [north: number, east: number]>> = {
  ArrowUp: [1, 0],
  ArrowDown: [-1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

interface Props {
  point: MapPoint;
  onMove: (lat: number, lng: number) => void;
}

/** The map with its one marker: dragged by hand or moved by the arrow keys. */
export function PlaceMap({ point, onMove }: Props) {
  const { mapTiles: tiles } = useSite();
  const box = useRef<HTMLDivElement>(null);
  const handle = useRef<MapHandle>(undefined);
  const latest = useRef({ point, onMove });
  useEffect(() => {
    latest.current = { point, onMove };
    handle.current?.show(point.lat, point.lng);
  }, [point, onMove]);
  useEffect(() => {
    if (!box.current) return;
    const { lat, lng } = latest.current.point;
    const opened = openMap(box.current, { lat, lng, tiles }, (...at) => latest.current.onMove(...at));
    handle.current = opened;
    return () => opened.close();
  }, [tiles]);
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = directions[event.key];
    if (!direction) return;
    event.preventDefault();
    const by = event.shiftKey ? step * 10 : step;
    onMove(point.lat + direction[0] * by, point.lng + direction[1] * by);
  };
  return (
    <div
      ref={box}
      className={classes.map}
      style={{ blockSize: defaults.height }}
      role="application"
      aria-label={m.place_map()}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it takes the arrow keys
      tabIndex={0}
      onKeyDown={onKeyDown}
    />
  );
}
