import type { Check } from './check.ts';

const intro = `# Checks of the verification vendor

What the sandbox answers for each check, and where the shape is public. The sandbox's shapes are written from that material
alone (\`apps/sandbox/src/karza/checks/\`); the product's mappings (\`packages/documents/src/kinds/\`) are tested against them.
A column says what no public material confirms: compare it with the vendor's contract before going live. \`npm test\` fails
when this table differs from the sandbox.

| check | call | public source | unconfirmed |
| --- | --- | --- | --- |
`;

/** docs/vendor-checks.md: every check with its source. */
export const vendorTable = (checks: readonly Check[]): string =>
  intro +
  [...checks]
    .sort((one, other) => one.title.localeCompare(other.title, 'en'))
    .map(
      ({ title, path, source, unconfirmed }) =>
        `| ${title} | \`POST ${path}\` | ${source} | ${unconfirmed || '–'} |\n`,
    )
    .join('');
