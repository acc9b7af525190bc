import { sameAnswer } from '@pramaan/documents/forms/fill.ts';
import { findOutline } from '@pramaan/documents/outlines.ts';
import { type Message, m } from '@pramaan/messages';
import { Icon } from '../../ui/Icon.tsx';
import classes from './ApplicationForms.module.css';
import type { Offered } from './offered.ts';

const formsSourceMessages = {
  locker: m.forms_source_locker,
  'issuer-signed': m.forms_source_issuer_signed,
  registry: m.forms_source_registry,
  ocr: m.forms_source_ocr,
  'self-declared': m.forms_source_self_declared,
  unsigned: m.forms_source_unsigned,
} as const;

const documentKeys = ['issuer-signed', 'registry', 'locker', 'ocr', 'self-declared', 'unsigned'] as const;
type DocumentKind = (typeof documentKeys)[number];
const isDocument = (kind: string): kind is DocumentKind => (documentKeys as readonly string[]).includes(kind);
const own: Readonly<Record<string, Message>> = {
  profile: m.forms_source_profile,
  draft: m.forms_source_draft,
};

/** The document's title in the language of the page, in which its outline comes. */
const titleOf = ({ source }: Offered) => findOutline(source.document)?.title ?? m.forms_profile();

interface Props {
  /** The question, for those who hear the page. */
  label: string;
  offered: Offered | undefined;
  value: string;
  /** As the question's answers read. */
  read: (value: string) => string;
  takeBack: (value: string) => void;
}

/** Where an answer comes from; of one that the person changed, what its source says and the way back to it. */
export function AnswerSource({ label, offered, value, read, takeBack }: Props) {
  if (!offered) return null;
  const { source } = offered;
  if (sameAnswer(value, offered.value)) {
    const words = isDocument(source.kind)
      ? formsSourceMessages[source.kind]({ title: titleOf(offered) })
      : (source.verified ? m.forms_source_code : (own[source.kind] ?? m.forms_source_draft))();
    return (
      <p className={classes.source} data-verified={source.verified || undefined}>
        <Icon name={source.verified ? 'check' : 'dot'} size={14} />
        {words}
      </p>
    );
  }
  if (!source.verified) return null;
  const takeBackWords = m.forms_changed_back({ title: titleOf(offered) });
  return (
    <p className={classes.source} data-changed>
      <Icon name="warn" size={14} />
      {m.forms_changed({ title: titleOf(offered), value: read(offered.value) })}
      <button
        type="button"
        className={classes.takeBack}
        aria-label={`${takeBackWords}: ${label}`}
        onClick={() => takeBack(offered.value)}
      >
        {takeBackWords}
      </button>
    </p>
  );
}
