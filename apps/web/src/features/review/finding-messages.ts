import type { FindingKind, Severity } from '@pramaan/documents/findings/finding.ts';
import { type Message, m } from '@pramaan/messages';

export const severityMessages: Readonly<Record<Severity, Message>> = {
  block: m.finding_severity_block,
  high: m.finding_severity_high,
  medium: m.finding_severity_medium,
  low: m.finding_severity_low,
  info: m.finding_severity_info,
};

export const findingKindMessages: Readonly<Record<FindingKind, Message>> = {
  tampering: m.finding_kind_tampering,
  identity: m.finding_kind_identity,
  validity: m.finding_kind_validity,
  duplicate: m.finding_kind_duplicate,
  income: m.finding_kind_income,
  obligation: m.finding_kind_obligation,
  linkage: m.finding_kind_linkage,
  consent: m.finding_kind_consent,
  freshness: m.finding_kind_freshness,
  coverage: m.finding_kind_coverage,
  missing: m.finding_kind_missing,
};
