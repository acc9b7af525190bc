/* What the plugins of the build share: a module's syntax tree, and changes to its text. */

/** What a syntax tree is asked here. */
export interface Node {
  type: string;
  start: number;
  end: number;
  name?: string;
  value?: unknown;
  key?: Node;
  computed?: boolean;
  object?: Node;
  property?: Node;
  properties?: Node[];
  callee?: Node;
  arguments?: Node[];
  argument?: Node | null;
  quasis?: Node[];
  expressions?: Node[];
  source?: { value?: string };
  specifiers?: { importKind?: string; local: Node; imported?: Node }[];
}

export interface Change {
  start: number;
  end: number;
  text: string;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** The nodes directly below this one, in the order of the text. */
export const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

/** A module's text with these changes, none of which lies in another. */
export const changed = (code: string, changes: readonly Change[]): string =>
  changes
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: by }) => text.slice(0, start) + by + text.slice(end), code);
