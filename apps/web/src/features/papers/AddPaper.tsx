import { m } from '@pramaan/messages';
import { useId, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { FilePick } from '../../ui/FilePick.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import classes from './Papers.module.css';
import { type PaperKind, useAddPaper } from './use-add-paper.ts';

interface Props {
  applicantId: string;
  custId: string;
  /** Documents whose files may be added here; none where people give them on pages of their own. */
  documents?: readonly { id: string; title: string }[];
}

/** A paper that came another way: what it is, then its file, and its password when it is locked. */
export function AddPaper({ applicantId, custId, documents = [] }: Props) {
  const select = useId();
  const [docType, setDocType] = useState('');
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const adding = useAddPaper(applicantId, custId, () => {
    setName('');
    setPassword('');
  });
  const title = documents.find(({ id }) => id === docType)?.title;
  const kind: PaperKind = title ? { docType, title } : { name: name.trim() };

  function give(file: File) {
    if ('name' in kind && kind.name === '') setFault(m.papers_add_name_none());
    else void adding.give(kind, file, password || undefined);
  }

  return (
    <Card
      title={m.papers_add()}
      text={documents.length > 0 ? m.papers_add_lender_lead() : m.papers_add_lead()}
    >
      {documents.length > 0 ? (
        <div className={classes.choice}>
          <label htmlFor={select}>{m.papers_add_kind()}</label>
          <select
            id={select}
            className={classes.select}
            value={docType}
            onChange={(event) => setDocType(event.currentTarget.value)}
          >
            <option value="">{m.papers_add_kind_other()}</option>
            {documents.map((document) => (
              <option key={document.id} value={document.id}>
                {document.title}
              </option>
            ))}
          </select>
        </div>
      ) : null}
      {title ? null : (
        <TextField
          name="paper-name"
          label={m.papers_add_name()}
          hint={m.papers_add_name_hint()}
          maxLength={80}
          value={name}
          fault={fault}
          onChange={(event) => {
            setName(event.currentTarget.value);
            setFault(null);
          }}
        />
      )}
      <FormNotice message={adding.failure} />
      {adding.locked ? (
        <PasswordField
          name="paper-password"
          label={m.papers_add_password()}
          fill="off"
          value={password}
          fault={undefined}
          onChange={setPassword}
        />
      ) : null}
      <div className={classes.do}>
        {adding.locked ? (
          <Button loading={adding.busy} onClick={() => adding.locked && give(adding.locked)}>
            {m.papers_add_again()}
          </Button>
        ) : null}
        <FilePick accept="image/*,application/pdf" busy={adding.busy && !adding.locked} onFile={give}>
          {m.papers_add_choose()}
        </FilePick>
      </div>
    </Card>
  );
}
