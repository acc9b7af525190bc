import { findOutline } from './outlines.ts';
import { readPath } from './paths.ts';
import { submittedRecords } from './progress.ts';
import { isGood, type Tree } from './tree.ts';

/** Where records of a business say what kind of business it is: in words, or by the PAN of its holder. */
const places: Readonly<Record<string, readonly string[]>> = {
  gst: ['ctb', 'gstin', 'pan'],
  udhyogAdhaar: ['profile.organizationType', 'type_of_org', 'pan'],
};

/** "Private Limited Company", "LLP"; a partnership and a proprietor are in no register of companies. */
const registeredForm = /\b(?:company|limited|ltd|llp)\b/i;
/** A company's PAN has C as its fourth letter, also within its GSTIN. */
const companyPan = /^(?:\d\d)?[A-Z]{3}C[A-Z]\d{4}[A-Z]/;

/** Does a record of the business say that it is in the register of companies? Records that failed say nothing. */
export function isRegisteredCompany(docs: Tree): boolean {
  return Object.entries(places).some(([id, paths]) => {
    const outline = findOutline(id);
    const records = outline ? submittedRecords(outline, docs).map(({ record }) => record) : [];
    const said = records.filter(isGood).flatMap(({ data }) => paths.map((path) => readPath(data, path)));
    return said.some(
      (words) => typeof words === 'string' && (registeredForm.test(words) || companyPan.test(words)),
    );
  });
}
