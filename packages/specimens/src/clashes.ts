import type { Extent } from './drawing.ts';
import type { Drawing } from './sheet.ts';

/** The least part of its size to which a text may be made smaller so that it fits. */
const smallest = 0.7;

const inside = (box: Extent, { width, height }: Drawing) =>
  box.left >= 0 && box.top >= 0 && box.left + box.width <= width && box.top + box.height <= height;

const overlap = (one: Extent, other: Extent) =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

/** What is wrong with how a drawing's texts stand: cut off, squeezed, or on one another; none when all is well. */
export function clashes(drawing: Drawing): string[] {
  const { texts, figures } = drawing;
  return texts.flatMap(({ content, box, shrunk }, i) => [
    ...(inside(box, drawing) ? [] : [`"${content}" is cut off at the edge.`]),
    ...(shrunk >= smallest ? [] : [`"${content}" is too long for its room.`]),
    ...texts
      .slice(i + 1)
      .filter((other) => overlap(box, other.box))
      .map((other) => `"${content}" lies on "${other.content}".`),
    ...(figures.some((figure) => overlap(box, figure)) ? [`"${content}" lies on a photo or a code.`] : []),
  ]);
}
