import type { Permission } from '@pramaan/contract/roles.ts';
import { type Message, m } from '@pramaan/messages';

interface CaseSection {
  /** Under the address of the case. */
  path: string;
  label: Message;
  may: Permission;
}

interface CaseTab {
  label: Message;
  sections: readonly CaseSection[];
}

const section = (path: string, label: Message, may: Permission = 'see'): CaseSection => ({
  path,
  label,
  may,
});

/** The tabs of a case, each with the sections that stand at addresses of their own. */
export const caseTabs: readonly CaseTab[] = [
  { label: m.case_tab_case, sections: [section('review', m.file_review)] },
  {
    label: m.case_tab_documents,
    sections: [
      section('report', m.file_report),
      section('verification', m.file_verification),
      section('files', m.file_documents),
      section('checks', m.file_checks),
    ],
  },
  {
    label: m.case_tab_money,
    sections: [
      section('money', m.file_money, 'review'),
      section('offer', m.offers_title),
      section('bank', m.file_bank),
      section('credit', m.file_credit),
    ],
  },
  {
    label: m.case_tab_signing,
    sections: [
      section('forms', m.file_forms),
      section('application', m.file_application),
      section('agreement', m.file_agreement),
    ],
  },
  {
    label: m.case_tab_records,
    sections: [
      section('history', m.file_history),
      section('consent', m.file_consent),
      section('data', m.file_data, 'retain'),
    ],
  },
];
