import { useId, useState } from 'react';
import { t } from '../../lib/catalogue.ts';
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
    if ('name' in kind && kind.name === '') setFault(t('papers.add.name.none'));
    else void adding.give(kind, file, password || undefined);
  }

  return (
    <Card
      title={t('papers.add')}
      text={t(documents.length > 0 ? 'papers.add.lender.lead' : 'papers.add.lead')}
    >
      {documents.length > 0 ? (
        <div className={classes.choice}>
          <label htmlFor={select}>{t('papers.add.kind')}</label>
          <select
            id={select}
            className={classes.select}
            value={docType}
            onChange={(event) => setDocType(event.currentTarget.value)}
          >
            <option value="">{t('papers.add.kind.other')}</option>
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
          label={t('papers.add.name')}
          hint={t('papers.add.name.hint')}
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
          label={t('papers.add.password')}
          fill="off"
          value={password}
          fault={undefined}
          onChange={setPassword}
        />
      ) : null}
      <div className={classes.do}>
        {adding.locked ? (
          <Button loading={adding.busy} onClick={() => adding.locked && give(adding.locked)}>
            {t('papers.add.again')}
          </Button>
        ) : null}
        <FilePick accept="image/*,application/pdf" busy={adding.busy && !adding.locked} onFile={give}>
          {t('papers.add.choose')}
        </FilePick>
      </div>
    </Card>
  );
}
