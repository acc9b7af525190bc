import { m } from '@pramaan/messages';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { FilePick } from '../../ui/FilePick.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import classes from './Files.module.css';
import { type StoredFileKind, useAddFile } from './use-add-file.ts';

interface Props {
  applicantId: string;
  custId: string;
  /** What the file is called, and who keeps it while it is typed. */
  name: string;
  onName: (name: string) => void;
  /** The file is there: its name is needed no more. */
  onAdded: () => void;
  /** Says when the name was saved. */
  saved?: ReactNode;
  /** Documents whose files may be added here; none where people give them on pages of their own. */
  documents?: readonly { id: string; title: string }[];
}

/** A file that came another way: what it is, then its file, and its password when it is locked. */
export function AddFile({ applicantId, custId, name, onName, onAdded, saved, documents = [] }: Props) {
  const select = useId();
  const [docType, setDocType] = useState('');
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const adding = useAddFile(applicantId, custId, () => {
    onAdded();
    setPassword('');
  });
  const title = documents.find(({ id }) => id === docType)?.title;
  const kind: StoredFileKind = title ? { docType, title } : { name: name.trim() };

  function give(file: File) {
    if ('name' in kind && kind.name === '') setFault(m.files_add_name_none());
    else void adding.give(kind, file, password || undefined);
  }

  return (
    <Card title={m.files_add()} text={documents.length > 0 ? m.files_add_lender_lead() : m.files_add_lead()}>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (adding.locked && !adding.busy) give(adding.locked);
        }}
      >
        {documents.length > 0 ? (
          <div className={classes.choice}>
            <label htmlFor={select}>{m.files_add_kind()}</label>
            <select
              id={select}
              className={classes.select}
              value={docType}
              onChange={(event) => setDocType(event.currentTarget.value)}
            >
              <option value="">{m.files_add_kind_other()}</option>
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
            name="fileName"
            label={m.files_add_name()}
            hint={m.files_add_name_hint()}
            maxLength={80}
            value={name}
            fault={fault}
            onChange={(event) => {
              onName(event.currentTarget.value);
              setFault(null);
            }}
          />
        )}
        {title ? null : saved}
        <FormNotice message={adding.failure} />
        {adding.locked ? (
          <PasswordField
            name="paper-password"
            label={m.files_add_password()}
            fill="off"
            value={password}
            fault={undefined}
            onChange={setPassword}
          />
        ) : null}
        <div className={classes.do}>
          {adding.locked ? (
            <Button type="submit" loading={adding.busy}>
              {m.files_add_again()}
            </Button>
          ) : null}
          <FilePick accept="image/*,application/pdf" busy={adding.busy && !adding.locked} onFile={give}>
            {m.files_add_choose()}
          </FilePick>
        </div>
      </form>
    </Card>
  );
}
