import { m } from '@pramaan/messages';
import { type ComponentProps, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { LatePart } from '../../capture/late-part.tsx';
import type { Arrived } from '../../capture/sending/shipment.ts';
import { onDemand, WhileLoading } from '../../lib/on-demand.tsx';
import { useDrop } from '../../lib/use-drop.ts';
import classes from './Control.module.css';
import { type ControlProps, inputAttributes } from './control.ts';

// Each is fetched when it is first needed: the page itself has to be there at once.
const delivery = async () => (await import('../../capture/sending/Delivery.tsx')).Delivery<Arrived>;
const camera = async () => (await import('../../capture/picture/DocumentCamera.tsx')).DocumentCamera;
const phone = async () => (await import('../../capture/phone/HandoverDialog.tsx')).HandoverDialog;
const preview = async () => (await import('./ChosenFile.tsx')).ChosenFile;
const note = async () => (await import('../../capture/sending/ArrivedNote.tsx')).ArrivedNote;
/** Few PDFs have more pages than their document. */
const PickPages = onDemand(() => import('../../capture/sending/PickPages.tsx'), 'PickPages');
const PagesAsked = (asked: ComponentProps<typeof PickPages>) => (
  <WhileLoading>
    <PickPages {...asked} />
  </WhileLoading>
);
const nothing = () => undefined;

/** A file that has arrived, or waits in this phone's outbox. */
const readyWords = ({ name, arrived }: { name: string; arrived: Arrived }) =>
  arrived.waits ? `${name}: ${m.outbox_here()}` : `✓ ${m.doc_file_ready({ name })}`;

const isPdf = (file: File | null) => file?.type === 'application/pdf' || /\.pdf$/i.test(file?.name ?? '');
/** What the server can read; a dropped file meets no `accept`. */
const isReadable = (file: File, onlyPicture: boolean) =>
  /^image\//.test(file.type) || /\.hei[cf]$/i.test(file.name) || (!onlyPicture && isPdf(file));

/** A file on its way: chosen in a list, or taken with the camera. */
interface Chosen {
  file: File;
  taken: boolean;
  /** By the camera in the page: then "Take again" opens it again. */
  guided?: boolean;
}

/**
 * A picture or PDF: taken with the camera, chosen, dropped here, or sent by a phone. It goes to the server at once; the value is the
 * id that the server answers.
 */
export function FileControl(props: ControlProps) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [here, setHere] = useState<{ name: string; arrived: Arrived; file: File | null } | null>(null);
  const [open, setOpen] = useState<'camera' | 'phone' | null>(null);
  const [fault, setFault] = useState('');
  const choose = useRef<HTMLInputElement>(null);
  const said = useRef<HTMLParagraphElement>(null);
  const sent = useRef<File>(null);
  useEffect(() => {
    if (fault) said.current?.scrollIntoView?.({ block: 'nearest' });
  }, [fault]);
  const { place } = props.sendFile;
  const { onWay } = props;
  const isOnWay = chosen !== null;
  const onlyPicture = props.field.sideOf !== undefined;
  // A file that is here is replaced or removed; the other ways are there again when it is gone.
  const isEmpty = props.value === '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each change
  useLayoutEffect(() => onWay?.(isOnWay), [isOnWay]);

  function begin(file: File, how: Omit<Chosen, 'file'>) {
    setFault('');
    setOpen(null);
    sent.current = null;
    setChosen({ file, ...how });
  }
  function end(sentence: string) {
    setChosen(null);
    setOpen(null);
    setFault(sentence);
    // What had the focus is gone.
    setTimeout(() => {
      if (document.activeElement === document.body) choose.current?.focus();
    });
  }
  function arrive(arrived: Arrived, name: string) {
    setHere({ name, arrived, file: sent.current });
    end('');
    props.onPdf?.(isPdf(sent.current));
    props.change(arrived.fileId);
  }
  function remove() {
    sent.current = null;
    setHere(null);
    props.change('');
    setTimeout(() => choose.current?.focus());
  }
  const { over, drop } = useDrop({
    takes: !props.disabled && chosen === null,
    onFiles: ([file]) => {
      if (file && isReadable(file, onlyPicture)) begin(file, { taken: false });
      else setFault(onlyPicture ? m.doc_file_picture() : m.doc_file_kind());
    },
  });
  const missing = useCallback(() => {
    setChosen(null);
    setOpen(null);
    setFault(m.doc_late());
  }, []);

  const input: ComponentProps<'input'> = {
    ...inputAttributes(props),
    type: 'file',
    className: classes.fileInput,
    required: !props.field.optional && props.value === '',
  };
  const pick = (taken: boolean): ComponentProps<'input'>['onChange'] => {
    return (event) => {
      const [file] = event.currentTarget.files ?? [];
      if (file) begin(file, { taken });
      event.currentTarget.value = '';
    };
  };
  return (
    <div
      className={classes.file}
      data-filled={props.value !== '' || undefined}
      data-over={over || undefined}
      {...drop}
    >
      <div className={classes.fileButtons} hidden={chosen !== null}>
        <label className={classes.fileButton} data-camera>
          {m.doc_file_camera()}
          <input
            {...input}
            id={undefined}
            name={undefined}
            capture="environment"
            accept="image/*"
            onChange={pick(true)}
          />
        </label>
        <label className={classes.fileButton}>
          {isEmpty ? m.doc_file_choose() : m.doc_file_replace()}
          <input
            {...input}
            ref={choose}
            accept={onlyPicture ? 'image/*' : 'image/*,application/pdf'}
            onChange={pick(false)}
          />
        </label>
        {isEmpty && navigator.mediaDevices ? (
          <button
            type="button"
            className={classes.quietButton}
            data-camera
            disabled={props.disabled}
            onClick={() => setOpen('camera')}
          >
            {m.doc_file_guided()}
          </button>
        ) : null}
        {isEmpty && place ? (
          <button
            type="button"
            className={classes.quietButton}
            data-review
            disabled={props.disabled}
            onClick={() => setOpen('phone')}
          >
            {m.doc_file_phone()}
          </button>
        ) : null}
      </div>
      {chosen || !isEmpty ? null : <p className={classes.dropHint}>{m.doc_file_drop()}</p>}
      {chosen ? (
        <LatePart
          load={delivery}
          props={{
            file: chosen.file,
            taken: chosen.taken,
            pages: { most: props.field.mostPages, Pick: PagesAsked },
            ship: (light, whole) => {
              sent.current = light;
              return props.sendFile(light, whole);
            },
            ...(chosen.guided
              ? {
                  onAgain: () => {
                    setChosen(null);
                    setOpen('camera');
                  },
                }
              : {}),
            onArrived: arrive,
            onDropped: (sentence) => end(sentence ?? ''),
          }}
          onMissing={missing}
        />
      ) : null}
      {open === 'camera' ? (
        <LatePart
          load={camera}
          props={{
            onTaken: (picture) => begin(picture, { taken: true, guided: true }),
            onClose: () => setOpen(null),
          }}
          onMissing={missing}
        />
      ) : null}
      {open === 'phone' && place ? (
        <LatePart
          load={phone}
          props={{ place, onArrived: arrive, onClose: () => setOpen(null) }}
          onMissing={missing}
        />
      ) : null}
      <div aria-live="polite" className={classes.under}>
        {chosen || props.value === '' ? null : (
          <>
            <span>{here ? readyWords(here) : `✓ ${m.doc_file_stored()}`}</span>
            {here && !here.arrived.waits ? (
              <LatePart load={note} props={{ arrived: here.arrived }} onMissing={nothing} />
            ) : null}
          </>
        )}
      </div>
      {!chosen && props.value !== '' && (here ? here.file : place) ? (
        <LatePart
          load={preview}
          props={{
            file: here?.file ?? null,
            stored: place && !here ? { applicantId: place.applicantId, fileId: props.value } : null,
            name: here?.name ?? props.field.label,
            disabled: props.disabled,
            onRemove: remove,
            onPdf: (is) => props.onPdf?.(is),
          }}
          onMissing={nothing}
        />
      ) : null}
      {fault ? (
        <p ref={said} role="alert" className={classes.fault}>
          {fault}
        </p>
      ) : null}
    </div>
  );
}
