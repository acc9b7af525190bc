import { m } from '@pramaan/messages';
import { type ChangeEvent, useCallback, useState } from 'react';
import { LatePart } from '../../capture/late-part.tsx';
import { shipByLink } from '../../capture/phone/ship-by-link.ts';
import { Delivery } from '../../capture/sending/Delivery.tsx';
import { CallFailure } from '../../lib/failure.ts';
import { FormNotice } from '../../ui/FormNotice.tsx';
import classes from './Handover.module.css';

const camera = async () => (await import('../../capture/picture/DocumentCamera.tsx')).DocumentCamera;

interface Props {
  token: string;
  onSent: () => void;
  onExpired: () => void;
  /** Is a file being looked at or on its way? */
  onSending: (isSending: boolean) => void;
}

/** The phone's camera and files, and what becomes of the one that is taken. */
export function PhoneFile({ token, onSent, onExpired, onSending }: Props) {
  const [chosen, setChosen] = useState<{ file: File; taken: boolean } | null>(null);
  const [guided, setGuided] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const missing = useCallback(() => {
    setGuided(false);
    setFault(m.doc_late());
  }, []);

  function begin(file: File, taken: boolean) {
    setFault(null);
    setGuided(false);
    setChosen({ file, taken });
    onSending(true);
  }
  function drop(sentence: string | null) {
    setFault(sentence);
    setChosen(null);
    onSending(false);
  }
  const pick = (taken: boolean) => (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.currentTarget.files ?? [];
    if (file) begin(file, taken);
    event.currentTarget.value = '';
  };
  /** Of a link that has ended another file would say the same. */
  const ship = (light: File) => {
    const { send } = shipByLink(token, light);
    return {
      send: async (...how: Parameters<typeof send>) => {
        try {
          return await send(...how);
        } catch (thrown) {
          if (thrown instanceof CallFailure && thrown.code === 'LINK_EXPIRED') onExpired();
          throw thrown;
        }
      },
    };
  };
  if (chosen)
    return (
      <Delivery file={chosen.file} taken={chosen.taken} ship={ship} onArrived={onSent} onDropped={drop} />
    );
  return (
    <>
      <FormNotice message={fault} />
      <div className={classes.choices}>
        <label className={classes.choice} data-main>
          {m.handover_camera()}
          <input
            type="file"
            className={classes.input}
            accept="image/*"
            capture="environment"
            onChange={pick(true)}
          />
        </label>
        <label className={classes.choice}>
          {m.handover_choose()}
          <input
            type="file"
            className={classes.input}
            accept="image/*,application/pdf"
            onChange={pick(false)}
          />
        </label>
        {navigator.mediaDevices ? (
          <button type="button" className={classes.choice} data-quiet onClick={() => setGuided(true)}>
            {m.handover_guided()}
          </button>
        ) : null}
      </div>
      {guided ? (
        <LatePart
          load={camera}
          props={{ onTaken: (picture) => begin(picture, true), onClose: () => setGuided(false) }}
          onMissing={missing}
        />
      ) : null}
    </>
  );
}
