import { limits } from '@pramaan/contract/limits.ts';
import { type ComponentProps, useState } from 'react';
import { t } from '../../lib/catalogue.ts';
import { smallPicture } from '../small-picture.ts';
import classes from './Control.module.css';
import { type ControlProps, inputAttributes } from './control.ts';

type State =
  | { kind: 'empty' }
  | { kind: 'sending'; name: string; part: number }
  | { kind: 'ready'; name: string };

/** A picture or PDF: taken with the camera or chosen, sent at once; the value is the id that the server answers. */
export function FileControl(props: ControlProps) {
  const [state, setState] = useState<State>({ kind: 'empty' });
  const [fault, setFault] = useState('');

  async function send(file: File) {
    setFault('');
    setState({ kind: 'sending', name: file.name, part: 0 });
    try {
      const light = await smallPicture(file);
      if (light.size > limits.file) throw new Error(t('doc.file.large'));
      const { fileId } = await props.sendFile(light, (part) =>
        setState({ kind: 'sending', name: file.name, part }),
      );
      setState({ kind: 'ready', name: file.name });
      props.change(fileId);
    } catch (error) {
      setState({ kind: 'empty' });
      setFault(error instanceof Error && error.message ? error.message : t('doc.file.failed'));
    }
  }

  const input: ComponentProps<'input'> = {
    ...inputAttributes(props),
    type: 'file',
    disabled: props.disabled || state.kind === 'sending',
    required: !props.field.optional && props.value === '',
    onChange: (event) => {
      const [file] = event.currentTarget.files ?? [];
      if (file) void send(file);
      event.currentTarget.value = '';
    },
  };
  return (
    <div className={classes.file} data-filled={props.value !== '' || undefined}>
      <div className={classes.fileButtons}>
        <label className={classes.fileButton} data-camera>
          {t('doc.file.camera')}
          <input
            className={classes.fileInput}
            {...input}
            id={undefined}
            capture="environment"
            accept="image/*"
          />
        </label>
        <label className={classes.fileButton}>
          {t(props.value === '' ? 'doc.file.choose' : 'doc.file.replace')}
          <input className={classes.fileInput} {...input} accept="image/*,application/pdf" />
        </label>
      </div>
      <div aria-live="polite" className={classes.under}>
        {state.kind === 'sending' ? (
          <>
            {t('doc.file.sending', { name: state.name })}
            <progress className={classes.progress} max={1} value={state.part || undefined} />
          </>
        ) : state.kind === 'ready' ? (
          <span>✓ {t('doc.file.ready', { name: state.name })}</span>
        ) : props.value !== '' ? (
          <span>✓ {t('doc.file.kept')}</span>
        ) : null}
      </div>
      {fault ? (
        <p role="alert" className={classes.fault}>
          {fault}
        </p>
      ) : null}
    </div>
  );
}
