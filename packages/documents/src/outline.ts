import type { DocumentDefinition, Method } from './define.ts';

/** What of a document's method lists, progress and comparisons need: without its questions and its card. */
type MethodOutline = Pick<Method, 'asks' | 'facts' | 'about' | 'record'>;

/**
 * What of a document lists need; every definition is one. A page of the web app has all outlines and few definitions: why a
 * document is asked only its own area says, which has the definition.
 */
export type DocumentOutline = Omit<DocumentDefinition, 'methods' | 'why'> & {
  methods: Readonly<Record<string, MethodOutline>>;
};

/** A method's outline with its document's and its key there. */
export interface OutlineEntry {
  document: DocumentOutline;
  key: string;
  method: MethodOutline;
}

const methodOutline = ({ asks, facts, about, record }: Method): MethodOutline => ({
  asks,
  facts,
  about,
  record,
});

/** The outline of a document, derived from its definition. */
export const outlineOf = ({ methods, why, ...document }: DocumentDefinition): DocumentOutline => ({
  ...document,
  methods: Object.fromEntries(Object.entries(methods).map(([key, method]) => [key, methodOutline(method)])),
});
