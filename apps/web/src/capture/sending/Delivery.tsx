import { m } from '@pramaan/messages';
import { type ComponentType, useEffect, useRef } from 'react';
import { Button } from '../../ui/Button.tsx';
import classes from './Delivery.module.css';
import { Preview } from './Preview.tsx';
import type { PagesAsked, Shipment } from './shipment.ts';
import { Unlock } from './Unlock.tsx';
import { type Stage, useDelivery } from './use-delivery.ts';

interface Props<Result> {
  file: File;
  /** Was it taken with the camera? Then it can be taken again. */
  taken: boolean;
  /** How many pages such a document has at most, and what asks for those that are meant of a PDF with more. */
  pages?: { most: number | undefined; Pick: ComponentType<PagesAsked> } | undefined;
  /** How it goes: `light` is what is sent of the file that was chosen. */
  ship: (light: File, chosen: File) => Shipment<Result> | Promise<Shipment<Result>>;
  onArrived: (result: Result, name: string) => void;
  /** The picture is taken again; without it, it is dropped. */
  onAgain?: () => void;
  onDropped: (sentence: string | null) => void;
}

const kilobytes = (bytes: number) => Math.ceil(bytes / 1024);

/** What stands in the place of the file buttons while one file is looked at, sent and unlocked. */
export function Delivery<Result>({ file, taken, pages, ship, onArrived, onAgain, onDropped }: Props<Result>) {
  const { stage, send, drop } = useDelivery({
    chosen: file,
    mostPages: pages?.most,
    ship,
    onArrived,
    onDropped,
  });
  const box = useRef<HTMLDivElement>(null);
  const Pick = pages?.Pick;
  // The buttons that were pressed are gone: the focus goes on with what took their place.
  const step = stage.at;
  useEffect(() => {
    if (step !== 'readying') box.current?.focus({ preventScroll: step === 'sending' });
  }, [step]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: it stands inside a form's field; a fieldset would be read as more questions
    <div ref={box} role="group" aria-label={file.name} tabIndex={-1} className={classes.delivery}>
      <p className="visually-hidden" role="status">
        {saidOf(stage, file.name)}
      </p>
      {stage.at === 'readying' ? <p className={classes.line}>{m.capture_readying()}</p> : null}
      {stage.at === 'preview' ? (
        <Preview file={stage.file} taken={taken} onUse={() => void send()} onAgain={onAgain ?? drop} />
      ) : null}
      {stage.at === 'sending' ? (
        <>
          <p className={classes.line} aria-hidden="true">
            {stage.waiting ? m.capture_waiting() : m.doc_file_sending({ name: file.name })}
          </p>
          <progress
            className={classes.progress}
            aria-label={m.doc_file_sending({ name: file.name })}
            max={stage.bytes}
            value={stage.sent}
          />
          <p className={classes.quiet}>
            {queuedWords(stage.ahead) ??
              (stage.sent < stage.bytes ? m.capture_sent : m.capture_looking)({
                sent: kilobytes(stage.sent),
                bytes: kilobytes(stage.bytes),
              })}
          </p>
          <Button variant="default" onClick={drop}>
            {m.capture_cancel()}
          </Button>
        </>
      ) : null}
      {stage.at === 'pages' && Pick ? <Pick found={stage.found} onUse={stage.use} onDrop={drop} /> : null}
      {stage.at === 'locked' ? (
        <Unlock said={stage.said} onOpen={(opening) => void send(opening)} onDrop={drop} />
      ) : null}
      {stage.at === 'stuck' ? (
        <>
          <p className={classes.line} role="alert">
            {stage.said ?? m.capture_stuck()}
          </p>
          <div className={classes.row}>
            <Button onClick={() => void send()}>{m.shell_retry()}</Button>
            <Button variant="default" onClick={drop}>
              {m.capture_other()}
            </Button>
          </div>
        </>
      ) : null}
    </div>
  );
}

/** How long the file waits to be read; null when it does not wait. */
function queuedWords(ahead: number | null): string | null {
  if (ahead === null) return null;
  return ahead === 0 ? m.capture_next() : m.capture_queued({ count: ahead });
}

/** What is heard: each step once, never the count of every part. */
function saidOf(stage: Stage, name: string): string {
  if (stage.at === 'readying') return m.capture_readying();
  if (stage.at !== 'sending') return '';
  if (stage.waiting) return m.capture_waiting();
  return queuedWords(stage.ahead) ?? m.doc_file_sending({ name });
}
