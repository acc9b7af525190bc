import { m } from '@pramaan/messages';
import { CircleMarker, LayerGroup, type Map as LeafletMap, Polygon } from 'leaflet';
import address from './india.generated.json?url';
import classes from './Places.module.css';

/** What `tools/generate-outlines.ts` writes: each ring as steps in thousandths of a degree, north and east in turn. */
interface Outlines {
  states: { en: string; hi: string; rings: number[][] }[];
  districts: [name: string, lat: number, lng: number][];
}
type Point = [lat: number, lng: number];

/** From this zoom on districts are named, below it states. */
const districtZoom = 8;
/** Above it a name would hide what the marker points at; the grid's coordinates are there. */
const lastNameZoom = 13;

let asked: Promise<Outlines> | undefined;
/** Fetched when a map is first opened, once; after a failure the next map asks again. */
async function fetchOutlines(): Promise<Outlines> {
  asked ??= fetch(address).then((reply) => {
    if (!reply.ok) throw new Error(`outlines: ${reply.status}`);
    return reply.json();
  });
  return asked.catch((error) => {
    asked = undefined;
    throw error;
  });
}

/** The points of a ring. */
export function unpacked(steps: readonly number[]): Point[] {
  let [lat, lng] = [0, 0];
  return Array.from({ length: steps.length / 2 }, (_, at) => {
    lat += steps[at * 2] ?? 0;
    lng += steps[at * 2 + 1] ?? 0;
    return [lat / 1000, lng / 1000];
  });
}

/** A name on the map: no marker, nothing to tap, nothing read out; the address is told in words below. */
const nameAt = (point: Point, name: string) =>
  new CircleMarker(point, { radius: 0, stroke: false, interactive: false }).bindTooltip(name, {
    permanent: true,
    direction: 'center',
    className: classes.name ?? '',
  });

/** Draws the states of India below the marker, and names what the zoom has room for. Resolves when it is drawn. */
export async function drawOutlines(map: LeafletMap): Promise<void> {
  const { states, districts } = await fetchOutlines();
  const inHindi = import.meta.env.VITE_LOCALE === 'hi';
  const shapes = states.map(({ en, hi, rings }) => ({
    name: inHindi ? hi : en,
    shape: new Polygon(
      rings.map((ring) => [unpacked(ring)]),
      { className: classes.state ?? '', interactive: false },
    ),
  }));
  for (const { shape } of shapes) shape.addTo(map);
  map.attributionControl.addAttribution(m.place_outlines());

  const names = new LayerGroup().addTo(map);
  const rename = () => {
    names.clearLayers();
    const zoom = map.getZoom();
    if (zoom > lastNameZoom) return;
    const seen = map.getBounds();
    if (zoom < districtZoom) {
      // The first ring is the largest: the mainland.
      for (const { name, shape } of shapes) {
        const at = shape.getCenter();
        if (seen.contains(at)) nameAt([at.lat, at.lng], name).addTo(names);
      }
      return;
    }
    for (const [name, lat, lng] of districts)
      if (seen.contains([lat, lng])) nameAt([lat, lng], name).addTo(names);
  };
  map.on('moveend', rename);
  rename();
}
