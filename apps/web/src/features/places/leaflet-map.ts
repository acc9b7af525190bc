import { map as defaults } from '@pramaan/contract/limits.ts';
import { m } from '@pramaan/messages';
import { DivIcon, type LatLng, Map as LeafletMap, Marker, TileLayer } from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { GridTiles } from './grid-tiles.ts';
import classes from './Places.module.css';

export interface MapHandle {
  show: (lat: number, lng: number) => void;
  close: () => void;
}

const pin =
  '<svg viewBox="0 0 32 44" width="32" height="44" aria-hidden="true"><path d="M16 1C7.7 1 1 7.7 1 16c0 11 15 27 15 27s15-16 15-27C31 7.7 24.3 1 16 1z" fill="currentColor" stroke="#fff" stroke-width="2"/><circle cx="16" cy="16" r="5.5" fill="#fff"/></svg>';

/** Street level only, where no country's border is drawn; without a tile server a quiet grid. */
function groundLayer() {
  const url = import.meta.env.VITE_TILE_URL;
  return typeof url === 'string' && url !== '' ? new TileLayer(url, { maxZoom: 19 }) : new GridTiles();
}

/** Leaflet wrapped by hand: one map, one draggable marker, told where to stand. */
export function openMap(
  box: HTMLElement,
  lat: number,
  lng: number,
  onMove: (lat: number, lng: number) => void,
): MapHandle {
  const map = new LeafletMap(box, {
    center: [lat, lng],
    zoom: defaults.zoom,
    minZoom: 12,
    maxZoom: 19,
    keyboard: false,
    attributionControl: false,
  });
  groundLayer().addTo(map);
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
