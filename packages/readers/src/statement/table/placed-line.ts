import type { Place } from '../statement.ts';

/** A line of text and where it stands. */
export interface PlacedLine {
  text: string;
  at: Place;
}
