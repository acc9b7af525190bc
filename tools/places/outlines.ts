/** A map in TopoJSON: shared lines (`arcs`), each a walk in whole steps, and areas that name the lines around them. */
interface Topology {
  transform: { scale: readonly [number, number]; translate: readonly [number, number] };
  arcs: readonly (readonly (readonly [number, number])[])[];
  objects: { india: { geometries: readonly Geometry[] } };
}
type Geometry = {
  id: string;
  properties: { name: string | null };
} & (
  | { type: 'Polygon'; arcs: readonly (readonly number[])[] }
  | { type: 'MultiPolygon'; arcs: readonly (readonly (readonly number[])[])[] }
);
type Position = readonly [lng: number, lat: number];

/** The package exports a React component alone; its map is this object literal of its bundle. */
export function topologyIn(bundle: string): Topology {
  const from = bundle.indexOf('const Fr = "Topology"');
  const named = /\{\s*type: Fr,[^}]*\}/.exec(bundle.slice(from));
  if (from < 0 || !named) throw new Error('The package does not hold its map where it did.');
  const declarations = bundle.slice(from, from + named.index).replace(/,?\s*\w+ = $/, ';');
  return new Function(`${declarations}; return ${named[0]};`)() as Topology;
}

function lines({ transform, arcs }: Topology): Position[][] {
  const { scale, translate } = transform;
  return arcs.map((steps) => {
    let [x, y] = [0, 0];
    return steps.map(([east, north]) => {
      x += east;
      y += north;
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
    });
  });
}

/** An area's rings, each closed, from the lines that it names; a negative number is a line walked backwards. */
export function areasOf(topology: Topology): { id: string; rings: Position[][] }[] {
  const all = lines(topology);
  const ring = (numbers: readonly number[]) =>
    numbers.flatMap((number, at) => {
      const line = number < 0 ? (all[~number] ?? []).toReversed() : (all[number] ?? []);
      return at === 0 ? line : line.slice(1);
    });
  return topology.objects.india.geometries
    .filter(({ properties }) => properties.name !== null)
    .map(({ id, ...shape }) => ({
      id,
      rings: (shape.type === 'Polygon' ? [shape.arcs] : shape.arcs).flatMap((one) => one.map(ring)),
    }));
}

/** Thousandths of a degree (about 100 m), each point as its steps north and east from the one before. */
export function packed(ring: readonly Position[]): number[] {
  let [north, east] = [0, 0];
  return ring.flatMap(([lng, lat]) => {
    const [y, x] = [Math.round(lat * 1000), Math.round(lng * 1000)];
    const step = [y - north, x - east];
    [north, east] = [y, x];
    return step;
  });
}

/** Twice the area of a ring, in square degrees: to find the largest. */
export function sizeOf(ring: readonly Position[]): number {
  return Math.abs(
    ring.reduce((sum, [x, y], at) => {
      const [nextX, nextY] = ring[(at + 1) % ring.length] ?? [x, y];
      return sum + x * nextY - nextX * y;
    }, 0),
  );
}
