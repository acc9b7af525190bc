import { map as defaults } from '@pramaan/contract/limits.ts';
import { m } from '@pramaan/messages';
import { Control, DivIcon, type LatLng, Map as LeafletMap, Marker, TileLayer } from 'leaflet';
import 'leaflet/dist/leaflet.css';
import type { Site } from '../../lib/site.ts';
import { GridTiles } from './grid-tiles.ts';
import { drawOutlines } from './outlines.ts';
import classes from './Places.module.css';

export interface MapHandle {
  show: (lat: number, lng: number) => void;
  close: () => void;
}

const pin =
  '<svg viewBox="0 0 32 44" width="32" height="44" aria-hidden="true"><path d="M16 1C7.7 1 1 7.7 1 16c0 11 15 27 15 27s15-16 15-27C31 7.7 24.3 1 16 1z" fill="currentColor" stroke="#fff" stroke-width="2"/><circle cx="16" cy="16" r="5.5" fill="#fff"/></svg>';

const furthest = 19;
/** All of India fits a phone. */
const nearest = 4;

/** Leaflet takes an attribution as HTML. */
const asText = (words: string) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The operator's tiles or, without them, the outlines of the states over a quiet grid. */
function drawGround(map: LeafletMap, tiles: Site['mapTiles']): void {
  if (tiles) {
    // Our pages send no referrer; servers of tiles ask which site they serve.
    const options = {
      maxZoom: furthest,
      attribution: asText(tiles.attribution),
      referrerPolicy: 'origin',
    } as const;
    new TileLayer(tiles.url, options).addTo(map);
    return;
  }
  new GridTiles({ minZoom: 11 }).addTo(map);
  // Without the outlines the grid, the search and the marker still work.
  drawOutlines(map).catch(() => undefined);
}

/** Leaflet wrapped by hand: one map, one draggable marker, told where to stand. */
export function openMap(
  box: HTMLElement,
  { lat, lng, tiles }: { lat: number; lng: number; tiles: Site['mapTiles'] },
  onMove: (lat: number, lng: number) => void,
): MapHandle {
  const map = new LeafletMap(box, {
    center: [lat, lng],
    zoom: defaults.zoom,
    minZoom: nearest,
    maxZoom: furthest,
    keyboard: false,
    attributionControl: false,
  });
  map.attributionControl = new Control.Attribution({ prefix: false }).addTo(map);
  new Control.Scale({ imperial: false }).addTo(map);
  drawGround(map, tiles);
  const marker = new Marker([lat, lng], {
    draggable: true,
    keyboard: false,
    title: m.place_marker(),
    icon: new DivIcon({ html: pin, className: classes.pin ?? '', iconSize: [32, 44], iconAnchor: [16, 43] }),
  }).addTo(map);
  const place = ({ lat: north, lng: east }: LatLng) => onMove(north, east);
  marker.on('dragend', () => place(marker.getLatLng()));
  // The dialog gives the box its size after the map was made.
  const sizes = new ResizeObserver(() => map.invalidateSize());
  sizes.observe(box);
  return {
    show(north, east) {
      marker.setLatLng([north, east]);
      if (!map.getBounds().pad(-0.15).contains([north, east])) map.setView([north, east]);
    },
    close() {
      sizes.disconnect();
      map.remove();
    },
  };
}
