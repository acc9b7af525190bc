/** Where a picture goes: its place among the order's pictures, and what is shown in its stead when it cannot be drawn. */
export interface PicturePlace {
  picture: number;
  alt: string;
  otherwise: string | null;
}

/** The pictures of a document by their texts: those that are the same are kept once. */
export function pictureShelf() {
  const places = new Map<string, number>();
  return {
    /** The texts of the pictures, in the order of their places. */
    pictures: (): string[] => [...places.keys()],
    place(text: string, words: Omit<PicturePlace, 'picture'>): PicturePlace {
      const picture = places.get(text) ?? places.size;
      places.set(text, picture);
      return { picture, ...words };
    },
  };
}

const isPlace = (value: object): value is PicturePlace => 'picture' in value && 'otherwise' in value;

/** The data with the words of each picture that could not be drawn in its place. */
export function withoutUndrawn(data: unknown, drawn: readonly (Uint8Array | null)[]): unknown {
  if (Array.isArray(data)) return data.map((member) => withoutUndrawn(member, drawn));
  if (data === null || typeof data !== 'object') return data;
  if (isPlace(data)) return drawn[data.picture] ? data : data.otherwise;
  return Object.fromEntries(
    Object.entries(data).map(([name, member]) => [name, withoutUndrawn(member, drawn)]),
  );
}
