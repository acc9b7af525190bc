import { posix } from 'node:path';
import { importsOf } from '../source/imports.ts';

/*
 * Nothing that an applicant types is lost (decision 0089). Forms of documents and banks are kept by what draws them; every other
 * form of the portal keeps its answers with `useOwnForm`, or is named here with the reason why it does not.
 */

const portal = 'apps/web/src/routes/laas.tsx';
const features = 'apps/web/src/features/';
const asks = /<(?:form|TextField|TextArea|MobileField|PasswordField|textarea)\b/;

/** Files of `features` that ask something and keep nothing, and why. */
const keepsNothing: Readonly<Record<string, string>> = {
  'application-forms/FormPanel.tsx': 'a bank’s form, kept by use-form-panel.ts',
  'checks/WordsDialog.tsx': 'draws what others keep',
  'bank/link/BankSearch.tsx': 'a search; the bank that was picked is kept',
  'places/PlaceSearch.tsx': 'a search',
  'files/AddFile.tsx': 'draws what others keep',
  'locker/NewLockerCode.tsx': 'a one-time code',
  'esign/SignHere.tsx': 'an Aadhaar number and a one-time code',
};

/** Every file that the portal can load, itself first. */
function loaded(files: ReadonlyMap<string, string>): readonly string[] {
  const found = [portal];
  for (const path of found)
    for (const { target, typeOnly } of importsOf(files.get(path) ?? '')) {
      if (typeOnly || !target?.startsWith('.')) continue;
      const next = posix.join(posix.dirname(path), target);
      if (files.has(next) && !found.includes(next)) found.push(next);
    }
  return found;
}

/** The portal's forms that forget what is typed, and the reasons given for forms that are gone or keep their answers. */
export function forgetfulForms(
  files: ReadonlyMap<string, string>,
  reasons: Readonly<Record<string, string>> = keepsNothing,
): string[] {
  const forgetful = loaded(files)
    .filter((path) => path.startsWith(features))
    .filter((path) => asks.test(files.get(path) ?? '') && !/\buseOwnForm\(/.test(files.get(path) ?? ''))
    .map((path) => path.slice(features.length));
  return [
    ...forgetful.filter((path) => !(path in reasons)).map((path) => `${path} forgets what is typed`),
    ...Object.keys(reasons)
      .filter((path) => !forgetful.includes(path))
      .map((path) => `${path} needs no reason`),
  ];
}
