import { identifier } from './identifier.ts';
import { pan, panHolder } from './pan.ts';

/** Importer-exporter code: since 2017 the holder's PAN; before, ten digits. Source: standards §4.1. */
export const iec = identifier({
  name: 'importer-exporter code',
  examples: pan.examples,
  pattern: /^(?:[A-Z]{5}[0-9]{4}[A-Z]|[0-9]{10})$/,
  shape: 'An importer-exporter code is a PAN, like AAAPZ1234C, or an older number of 10 digits.',
  check: (value) =>
    /^[A-Z]/.test(value) && !panHolder(value)
      ? `The 4th letter of a PAN shows the type of holder, and ${value.charAt(3)} is not a valid letter. Check the code.`
      : null,
  maxLength: 12,
});
