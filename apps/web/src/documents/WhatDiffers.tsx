import type { DocumentDefinition } from '@pramaan/documents/define.ts';
import { findOutline } from '@pramaan/documents/outlines.ts';
import type { Given } from '@pramaan/documents/progress.ts';
import { m } from '@pramaan/messages';
import { Button } from '../ui/Button.tsx';
import { useCaseFile } from './case-file.ts';
import classes from './DocumentPage.module.css';
import { type Difference, differencesIn, type Mend } from './differences.ts';
import { addressOf } from './document-address.ts';

const facts = { name: m.fact_name, dob: m.fact_birth, pan: m.fact_pan } as const;

const factLabel = ({ of, label }: Difference): string =>
  label ?? (of in facts ? facts[of as keyof typeof facts]() : of);

const likely: Readonly<Record<Mend, (difference: Difference) => string>> = {
  number: () => m.differs_number(),
  document: () => m.differs_document(),
  name: () => m.differs_name(),
  other: ({ other }) => m.differs_other({ title: other?.entry.document.title ?? '' }),
};

/** The values of one detail, side by side. */
function Values({ difference }: { difference: Difference }) {
  const { here, there, other } = difference;
  const where = other ? other.entry.document.title : m.differs_application();
  return (
    <div>
      <dt>{factLabel(difference)}</dt>
      <dd>
        <span className={classes.quiet}>{m.differs_here()}</span> {here || m.differs_not_shown()}
      </dd>
      {there ? (
        <dd>
          <span className={classes.quiet}>{where}</span> {there}
        </dd>
      ) : null}
    </div>
  );
}

/** The one step that mends it: to the question that was answered wrong. */
function MendButton({
  difference: { mend, other },
  onCheck,
}: {
  difference: Difference;
  onCheck: () => void;
}) {
  if (mend === 'number' || mend === 'document')
    return (
      <Button onClick={onCheck}>{(mend === 'number' ? m.differs_do_number : m.differs_do_document)()}</Button>
    );
  const to = mend === 'other' ? other?.entry.document : findOutline('basicDetails');
  if (!to) return null;
  return (
    <Button href={addressOf(to)}>
      {mend === 'other' ? m.differs_do_other({ title: to.title }) : m.differs_do_name()}
    </Button>
  );
}

interface Props {
  applicantId: string;
  document: DocumentDefinition;
  given: readonly Given[];
  /** To the question of this page that is to be answered again. */
  onCheck: () => void;
}

/** What differs, which of the values is likely right, and the shortest way to mend it. */
export function WhatDiffers({ applicantId, document, given, onCheck }: Props) {
  const file = useCaseFile(applicantId).data;
  const application = { name: file?.profile.name ?? '', docs: file?.docs ?? {} };
  const differences = differencesIn(document, given, application);
  const [first] = differences;
  if (!first) return null;
  return (
    <>
      <dl className={classes.differs}>
        {differences.map((difference) => (
          <Values
            key={[difference.of, difference.other?.entry.document.id ?? ''].join(' ')}
            difference={difference}
          />
        ))}
      </dl>
      <p className={classes.noticeMore}>{likely[first.mend](first)}</p>
      <div className={classes.noticeDo}>
        <MendButton difference={first} onCheck={onCheck} />
      </div>
    </>
  );
}
