import type { DocumentDefinition } from './define.ts';

/** How one record of a document is called: "Form 16", and a second one "Form 16 (2)". */
export const recordTitle = ({ title }: Pick<DocumentDefinition, 'title'>, instance: number): string =>
  Number(instance) > 1 ? `${title} (${instance})` : title;
