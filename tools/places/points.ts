export interface Point {
  lat: number;
  lng: number;
}

const middleOf = (values: readonly number[]): number => {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[sorted.length >> 1] ?? 0;
};

/** The median of latitudes and of longitudes; null of no points. One wild point does not move it. */
export function medianPoint(points: readonly Point[]): Point | null {
  if (points.length === 0) return null;
  return { lat: middleOf(points.map(({ lat }) => lat)), lng: middleOf(points.map(({ lng }) => lng)) };
}

/** Kilometres between two points of India, to within a percent: a flat map is good enough for cutting outliers. */
export function distanceKm(one: Point, other: Point): number {
  const north = (one.lat - other.lat) * 111.2;
  const east = (one.lng - other.lng) * 111.2 * Math.cos((one.lat * Math.PI) / 180);
  return Math.hypot(north, east);
}
