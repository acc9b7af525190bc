/** What the table says of a check. */
interface Row {
  title: string;
  path: string;
  source: string;
  unconfirmed: string;
}

const intro = `# Checks of the verification vendors

What the sandbox answers for each check, and where the shape is public. The sandbox's shapes are written from that material
alone (\`apps/sandbox/src/karza/checks/\`, \`apps/sandbox/src/cashfree/checks/\`); the product's mappings
(\`packages/documents/src/kinds/\`, \`apps/api/src/providers/verification/cashfree/checks/\`) are tested against them.
A column says what no public material confirms: compare it with the vendor's contract before going live. \`npm test\` fails
when this table differs from the sandbox.
`;

const header = `| check | call | public source | unconfirmed |
| --- | --- | --- | --- |
`;

const rowsOf = (checks: readonly Row[]): string =>
  [...checks]
    .sort((one, other) => one.title.localeCompare(other.title, 'en'))
    .map(
      ({ title, path, source, unconfirmed }) =>
        `| ${title} | \`POST ${path}\` | ${source} | ${unconfirmed || '–'} |\n`,
    )
    .join('');

/** docs/vendor-checks.md: every check of each vendor, with its source. */
export const vendorTable = (vendors: readonly { name: string; checks: readonly Row[] }[]): string =>
  intro + vendors.map(({ name, checks }) => `\n## ${name}\n\n${header}${rowsOf(checks)}`).join('');
