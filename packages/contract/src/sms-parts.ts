/** ASCII as far as GSM-7 has it, without the grave accent. Gateways send anything else as Unicode. */
const plain = /^[\n\x20-\x5f\x61-\x7e]*$/;
/** Of these, the ones that GSM-7 writes as two characters. */
const doubled = /[[\\\]^{|}~]/;

/** Whether an SMS goes as GSM-7, without Unicode. */
export const isPlainSms = (text: string): boolean => plain.test(text);

/** What an SMS holds by itself, and each of several parts: characters of GSM-7, or 16-bit units of Unicode (3GPP 23.038, 23.040). */
const sizes = { plain: { alone: 160, part: 153 }, unicode: { alone: 70, part: 67 } };

interface SmsParts {
  unicode: boolean;
  /** Characters of GSM-7, or 16-bit units. */
  length: number;
  /** How many SMS are sent, and paid. */
  parts: number;
}

/** How a text goes as SMS. No part ends in the middle of a character. */
export function smsParts(text: string): SmsParts {
  const unicode = !isPlainSms(text);
  const { alone, part } = unicode ? sizes.unicode : sizes.plain;
  const widths = [...text].map((char) => (unicode ? char.length : doubled.test(char) ? 2 : 1));
  const length = widths.reduce((sum, width) => sum + width, 0);
  if (length <= alone) return { unicode, length, parts: 1 };
  let [parts, used] = [1, 0];
  for (const width of widths) {
    if (used + width > part) [parts, used] = [parts + 1, 0];
    used += width;
  }
  return { unicode, length, parts };
}
