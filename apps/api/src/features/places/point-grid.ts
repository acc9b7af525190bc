import type { PinArea } from './places-data.ts';

const kmPerDegree = 111.2;
/** About 28 km: a city's PINs share a cell, and a desert's lie in the next. */
const cellDegrees = 0.25;
/** Farther from every post office than this is not in India. */
const farthestKm = 80;

/** Kilometres between two points, on a map flat enough for the distances asked here. */
export function distanceKm(lat: number, lng: number, area: PinArea): number {
  const north = (area.lat - lat) * kmPerDegree;
  const east = (area.lng - lng) * kmPerDegree * Math.cos((lat * Math.PI) / 180);
  return Math.hypot(north, east);
}

const cellOf = (degrees: number) => Math.floor(degrees / cellDegrees);

/** A PIN, and how far its post office is from the point asked for. */
export interface Near {
  area: PinArea;
  distanceKm: number;
}

/** Finds the PIN nearest to a point; null outside India. Looks at rings of cells, from the point outwards. */
export function pointGrid(areas: readonly PinArea[]) {
  const cells = Map.groupBy(
    areas.filter(({ exact }) => exact),
    ({ lat, lng }) => `${cellOf(lat)} ${cellOf(lng)}`,
  );

  function ring(row: number, column: number, radius: number): PinArea[] {
    const found: PinArea[] = [];
    for (let north = -radius; north <= radius; north++) {
      const step = Math.abs(north) === radius ? 1 : Math.max(1, 2 * radius);
      for (let east = -radius; east <= radius; east += step)
        found.push(...(cells.get(`${row + north} ${column + east}`) ?? []));
    }
    return found;
  }

  return (lat: number, lng: number): Near | null => {
    // Degrees of longitude shrink northwards: the narrow side of a cell bounds what an unseen ring may hold.
    const cellKm = cellDegrees * kmPerDegree * Math.cos((Math.min(Math.abs(lat), 60) * Math.PI) / 180);
    let nearest: PinArea | null = null;
    let distance = farthestKm;
    for (let radius = 0; (radius - 1) * cellKm < distance; radius++)
      for (const area of ring(cellOf(lat), cellOf(lng), radius)) {
        const away = distanceKm(lat, lng, area);
        if (away >= distance) continue;
        nearest = area;
        distance = away;
      }
    return nearest && { area: nearest, distanceKm: distance };
  };
}
