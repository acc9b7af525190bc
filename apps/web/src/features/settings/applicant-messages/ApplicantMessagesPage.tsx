import { applicantMessageIds } from '@pramaan/contract/applicant-messages.ts';
import { type Language, languageSettings, languages } from '@pramaan/contract/languages.ts';
import { m } from '@pramaan/messages';
import { useState } from 'react';
import { sentenceOf } from '../../../lib/failure.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { DataTable } from '../../../ui/DataTable.tsx';
import { FormNotice } from '../../../ui/FormNotice.tsx';
import { PickField } from '../../../ui/PickField.tsx';
import { CardSkeleton } from '../../../ui/Skeletons.tsx';
import { SettingsFrame } from '../SettingsFrame.tsx';
import { MessageForm } from './MessageForm.tsx';
import classes from './Messages.module.css';
import { messageTitle } from './message-titles.ts';
import { type MessageLine, useMessageTexts } from './use-message-texts.ts';

interface EditorProps {
  /** The message in each language. */
  lines: readonly MessageLine[];
  onDone: () => void;
}

function Editor({ lines, onDone }: EditorProps) {
  const [language, setLanguage] = useState<Language>('en');
  const line = lines.find((one) => one.language === language) ?? lines[0];
  if (!line) return null;
  return (
    <Card title={messageTitle(line)}>
      <div className={classes.language}>
        <PickField
          label={m.wording_language()}
          value={language}
          choices={languages.map((value) => ({ value, label: languageSettings[value].name }))}
          onChange={(value) => setLanguage(languages.find((one) => one === value) ?? 'en')}
        />
        <p className={classes.quiet}>
          {line.own
            ? m.wording_own_state({ version: line.version })
            : line.standard === language
              ? m.wording_default_state()
              : m.wording_english_state({ language: languageSettings[language].name })}
        </p>
      </div>
      <MessageForm key={`${language} ${line.version}`} line={line} onDone={onDone} />
    </Card>
  );
}

const ownLanguages = (texts: readonly MessageLine[]): string =>
  texts
    .filter(({ own }) => own)
    .map(({ language }) => languageSettings[language].name)
    .join(', ');

/** /admin/settings/messages: the words in which applicants are told things. */
export function ApplicantMessagesPage() {
  const { data, error, isPending } = useMessageTexts();
  const [open, setOpen] = useState<MessageLine['template'] | null>(null);
  const linesOf = (template: MessageLine['template']) =>
    data?.filter((one) => one.template === template) ?? [];
  const rows = applicantMessageIds.flatMap((template) => linesOf(template).slice(0, 1));
  return (
    <SettingsFrame lead={m.wording_lead()}>
      {isPending ? <CardSkeleton /> : null}
      <FormNotice message={error ? sentenceOf(error) : null} />
      {data && open ? <Editor key={open} lines={linesOf(open)} onDone={() => setOpen(null)} /> : null}
      {data && !open ? (
        <DataTable
          caption={m.wording_title()}
          rows={rows}
          keyOf={({ template }) => template}
          columns={[
            { label: m.wording_message(), show: messageTitle },
            {
              label: m.wording_words(),
              show: ({ template }) => {
                const own = ownLanguages(linesOf(template));
                return own ? m.wording_own_in({ languages: own }) : m.wording_default();
              },
            },
            {
              label: m.wording_actions(),
              show: (line) => (
                <Button
                  variant="default"
                  aria-label={m.wording_change_of({ message: messageTitle(line) })}
                  onClick={() => setOpen(line.template)}
                >
                  {m.wording_change()}
                </Button>
              ),
            },
          ]}
        />
      ) : null}
    </SettingsFrame>
  );
}
