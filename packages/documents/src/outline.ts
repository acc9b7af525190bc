import type { DocumentDefinition, Method } from './define.ts';

/** What of a document's method lists, progress and comparisons need: without its questions and its card. */
type MethodOutline = Pick<Method, 'asks' | 'facts' | 'about' | 'record'>;

/** What of a document lists need; every definition is one. A page of the web app has all outlines and few definitions. */
export type DocumentOutline = Omit<DocumentDefinition, 'methods'> & {
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
export const outlineOf = ({ methods, ...document }: DocumentDefinition): DocumentOutline => ({
  ...document,
  methods: Object.fromEntries(Object.entries(methods).map(([key, method]) => [key, methodOutline(method)])),
});
