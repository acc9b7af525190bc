/**
 * Columns whose values a list in TypeScript closes and no check of the database does, with the list's type. A row type
 * names that very type; everything else is refused.
 */
export const closedByTypes: Readonly<Record<string, string>> = {
  'information_request.reason': 'DocumentReason',
  'audit.action': 'Action',
  'credit_enquiry.reason': 'CreditReason',
  'decision.reasons': 'DecisionReason[]',
  'erasure.kinds': 'RetainedKind[]',
  'message.template': 'TemplateId',
  'record_review.reason': 'DocumentReason',
};

/**
 * Columns of functions and views that are never null, which PostgreSQL says of none; after a colon the type, where it is
 * narrower than the column's. A column that is not named here may be null.
 */
const neverNull: Readonly<Record<string, string>> = {
  authorise: 'asked session lender_id role expires_at seen_at may_set_password own_only',
  authorise_key: 'id lender_id scopes',
  course_way: 'leg applicant_id lender_id segment at before',
  end_signing_requests: 'lender_id id',
  find_apply_link: 'lender_id lender_code lender_name staff_id staff_name',
  find_aa_consent: 'id lender_id applicant_id connector',
  find_reported_message: 'id lender_id',
  find_bank_session: 'id lender_id lender_name opened_at',
  find_applicants: 'id lender_id lender_code segment cust_id yodlee_user_id created_at',
  find_consent_link:
    'id lender_id lender_name branding settings applicant_id kind:LinkKind address address_hash expires_at',
  find_consent_link_by_id: 'lender_id applicant_id',
  find_data_key: 'data_key data_key_wrapped_by',
  find_erasure: 'id lender_id',
  find_signing_request: 'id lender_id applicant_id',
  find_repayment_mandate: 'id lender_id applicant_id',
  find_handover: 'id lender_id lender_name branding applicant_id document expires_at',
  find_invitation: 'id lender_id lender_name staff_id name role',
  find_lender: 'id code name branding settings',
  find_logo: 'png',
  find_sso_session: 'id lender_id browser_hash',
  find_issued_document: 'lender_name kind made_at sha256',
  find_passkey: 'id lender_id lender_name staff_id role status name public_key counter',
  find_share: 'id lender_id lender_name applicant_id created_at expires_at language:CompleteLanguage',
  find_staff: 'id lender_id lender_name role status name',
  forget_upload_sessions: 'lender_id parts',
  list_applicants: 'id key',
  list_cases_to_take_in: 'lender_id id',
  list_dashboards_to_mail: 'lender_id staff_id',
  list_lenders: 'id code name',
  list_mandates_to_message: 'lender_id applicant_id offer_id',
  list_overdue_cases: 'lender_id id',
  list_staff_to_mail: 'lender_id staff_id',
  list_lenders_to_chain: 'id',
  read_files: 'asked found_view file',
  take_new_deliveries: 'id lender_id',
};

/** What is known of a column beyond what PostgreSQL and SafeQL say. */
export interface Said {
  nullable: boolean;
  /** Its type, where it is narrower than the column's. */
  type: string | null;
}

const wordsIn = (text: string, mark: string) =>
  [...text.matchAll(new RegExp(`/\\* ${mark}: ([\\w, :[\\]]+) \\*/`, 'g'))].flatMap(([, words = '']) =>
    words.split(', '),
  );

function saidBy(words: readonly string[], nullable: boolean): [string, Said][] {
  return words.filter(Boolean).map((word) => {
    const [name = '', type = null] = word.split(':');
    return [name, { nullable, type }];
  });
}

/**
 * What is said of a statement's columns: by the lists above, for a function or view it reads from; and by the statement
 * itself, in comments like `never null: a, b:string[]` and `may be null: c`, where SafeQL cannot follow it.
 */
export function saidOf(text: string): ReadonlyMap<string, Said> {
  const sources = [...text.matchAll(/\b(?:from|join)\s+(\w+)/g)].map(([, source]) => source ?? '');
  const listed = sources.flatMap((source) => neverNull[source]?.split(' ') ?? []);
  return new Map([
    ...saidBy([...listed, ...wordsIn(text, 'never null')], false),
    ...saidBy(wordsIn(text, 'may be null'), true),
  ]);
}
