import { type Identifier, identifier, trimmed } from './identifier.ts';

/**
 * A number whose form each State or council sets for itself: no national pattern exists, so none is asked for.
 * Only what no registry prints is refused.
 */
export function openNumber(name: string, examples: Identifier['examples'], maxLength = 40): Identifier {
  return identifier({
    name,
    examples,
    tidy: trimmed,
    pattern: new RegExp(`^(?=.*[0-9])[A-Z0-9][A-Z0-9 ./()-]{0,${maxLength - 1}}$`),
    shape: `The ${name} has letters, digits, hyphens or slashes, with at least one digit, like ${examples[0]}.`,
    maxLength,
  });
}
