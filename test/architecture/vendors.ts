import { isTest } from '../source/files.ts';

/** Where the product may not know which vendor answers: behind a port every vendor is alike. */
const withoutVendors =
  /^apps\/api\/src\/(?:features\/|(?:app|config|main|worker)\.ts$)|^apps\/web\/src\/|^packages\/contract\/src\/calls\//;

/** Vendors whose name is also the word for the service or the protocol, which the product may say. */
const wordsOfTheService: ReadonlySet<string> = new Set(['digilocker', 'smtp']);

/** A member that the specification names after a vendor, and its column. */
const specifiedMember = /yodlee(?:UserId|_user_id)/g;

/** A vendor's name as a word, or as a step of an identifier: setu, Setu, SETU_URL, setuToken, fromSetu. */
function nameForm(vendor: string): RegExp {
  const plain = vendor.replaceAll('-', '-?');
  const capital = plain.charAt(0).toUpperCase() + plain.slice(1);
  return new RegExp(
    `(?<![A-Za-z])(?:${plain}|${plain.toUpperCase()})(?![a-z])|(?<![A-Z])${capital}(?![a-z])`,
  );
}

/** `file:line: what is wrong` for each vendor that a feature, a page, a call or the composition names. */
export function namedVendors(files: ReadonlyMap<string, string>, vendors: readonly string[]): string[] {
  const forms = vendors
    .filter((vendor) => !wordsOfTheService.has(vendor))
    .map((vendor) => ({ vendor, form: nameForm(vendor) }));
  return [...files]
    .filter(([path]) => withoutVendors.test(path) && !isTest(path))
    .flatMap(([path, text]) =>
      text
        .replaceAll(specifiedMember, '')
        .split('\n')
        .flatMap((line, at) =>
          forms.flatMap(({ vendor, form }) =>
            form.test(line) ? [`${path}:${at + 1}: names the vendor ${vendor}; ask its port`] : [],
          ),
        ),
    );
}
