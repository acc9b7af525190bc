/* Choices that the first questions and a document's form share. */

/** How people earn their living: asked at the start, on both layouts and on every application form. */
export const employmentTypes = [
  'Salaried',
  'Contract',
  'Part-time',
  'Self-employed',
  'Business owner',
  'Professional',
  'Retired',
  'Other',
] as const;

/** Where a person lives. */
export const homeKinds = [
  'Own house',
  'Rented',
  "Parents' or family house",
  'Given by employer',
  'Hostel or paying guest',
] as const;
