import { baseLocale, type Locale } from './settings.ts';

/*
 * The language of the messages. It is chosen here in development and in tests. In the web app as it is built the language
 * is part of the build, and this module is replaced (apps/web/vite-messages.ts).
 */

let chosen: Locale = baseLocale;

/** The language in which messages are read. */
export const locale = (): Locale => chosen;

/** Reads messages in this language from now on. What is drawn already stays as it is. */
export function setLocale(next: Locale): void {
  chosen = next;
}
