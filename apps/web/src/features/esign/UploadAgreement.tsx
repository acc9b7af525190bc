import { m } from '@pramaan/messages';
import { useState } from 'react';
import { carryFile } from '../../capture/sending/carry-watched.ts';
import { Delivery } from '../../capture/sending/Delivery.tsx';
import { untilAnswered } from '../../capture/sending/patience.ts';
import type { Shipment } from '../../capture/sending/shipment.ts';
import { send } from '../../lib/client.ts';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { typeName } from './agreement-in-hand.ts';
import classes from './Esign.module.css';
import { esignClient } from './esign-client.ts';
import type { Agreement } from './queries.ts';

interface Props {
  applicantId: string;
  type: string;
  /** The first thing to do, or one beside a agreement that is here. */
  first: boolean;
  onGiven: (agreement: Agreement) => void;
}

function shipment(
  { applicantId, type }: Pick<Props, 'applicantId' | 'type'>,
  file: File,
): Shipment<Agreement> {
  return {
    send: (_opening, watch) =>
      untilAnswered(async () => {
        const { result } = await send(esignClient.addAgreement, {
          params: { id: applicantId },
          body: { type },
          files: { file },
          signal: watch.signal,
          carry: carryFile(file, watch),
        });
        return result;
      }, watch),
  };
}

/** The button 'Upload {type}' of C §2: a PDF goes to the server at once. */
export function UploadAgreement({ applicantId, type, first, onGiven }: Props) {
  const [file, setFile] = useState<File | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  if (file)
    return (
      <Delivery<Agreement>
        file={file}
        taken={false}
        ship={(light) => shipment({ applicantId, type }, light)}
        onArrived={(agreement) => {
          setFile(null);
          onGiven(agreement);
        }}
        onDropped={(sentence) => {
          setFile(null);
          setFault(sentence);
        }}
      />
    );
  return (
    <div className={classes.upload}>
      <FormNotice message={fault} />
      <label className={classes.choose} data-first={first || undefined}>
        {m.esign_upload({ type: typeName(type) })}
        <input
          type="file"
          accept=".pdf,application/pdf"
          className={classes.input}
          onChange={({ currentTarget }) => {
            const [chosen] = currentTarget.files ?? [];
            currentTarget.value = '';
            setFault(null);
            if (chosen) setFile(chosen);
          }}
        />
      </label>
      <p className={classes.quiet}>{m.esign_upload_more()}</p>
    </div>
  );
}
