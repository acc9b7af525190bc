import { type Message, m } from '@pramaan/messages';
import type { ColumnKind } from './columns.ts';

/** The headings of a list. */
export const columnMessages: Readonly<Record<ColumnKind, Message>> = {
  mobileNo: m.import_mobile,
  name: m.import_name,
  email: m.import_email,
  product: m.import_product,
  branch: m.import_branch,
};

/** What each column is for, and what happens where it is blank. */
export const columnNotes: Readonly<Record<ColumnKind, Message>> = {
  mobileNo: m.import_mobile_note,
  name: m.import_name_note,
  email: m.import_email_note,
  product: m.import_product_note,
  branch: m.import_branch_note,
};
