/** Translates what people wrote. Throws when the service did not answer; the error does not name the text. */
export interface Translation {
  toEnglish(text: string): Promise<string>;
}
