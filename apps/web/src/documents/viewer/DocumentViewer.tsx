import { address } from '@pramaan/contract/address.ts';
import type { Entry } from '@pramaan/documents/entry.ts';
import type { DefinedRecord } from '@pramaan/documents/records.ts';
import { m } from '@pramaan/messages';
import { type KeyboardEvent, useMemo, useReducer, useState } from 'react';
import { downloadFrom } from '../../lib/download.ts';
import { sentenceOf } from '../../lib/failure.ts';
import { isTyping } from '../../lib/list-keys.ts';
import { showSnack } from '../../lib/snackbar.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { fileClient } from '../file-client.ts';
import { useReading } from '../reading/use-reading.ts';
import classes from './DocumentViewer.module.css';
import { PageFrame } from './PageFrame.tsx';
import { ReadMarkList } from './ReadMarkList.tsx';
import { readMarks } from './read-marks.ts';
import { useFilePage } from './use-file-page.ts';
import { firstView, nextView, stepOfKey, zoomIn, zoomOut } from './view.ts';

interface Props {
  applicantId: string;
  fileId: string;
  title: string;
  /** The record that was read of the file, whose values are marked on it. */
  read?: DefinedRecord | undefined;
}

/** A stored file to be looked at: its pages, enlarged and turned, with the values that were read of it; all by keyboard too. */
export function DocumentViewer({ read, ...file }: Props) {
  return read ? <WithMarks {...file} read={read} entry={read.entry} /> : <Viewer {...file} marks={noMarks} />;
}

const noMarks: ReturnType<typeof readMarks> = [];

function WithMarks({ read, entry, ...file }: Props & { read: DefinedRecord; entry: Entry }) {
  const reading = useReading(file.applicantId, entry, file.fileId).data;
  const marks = useMemo(() => (reading ? readMarks(read, reading) : noMarks), [read, reading]);
  return <Viewer {...file} marks={marks} />;
}

function Viewer({ applicantId, fileId, title, marks }: Props & { marks: typeof noMarks }) {
  const [view, step] = useReducer(nextView, firstView);
  const [chosen, setChosen] = useState<string | null>(null);
  const shown = useFilePage(applicantId, fileId, view.page);
  const pages = shown.data?.pages ?? 1;
  const turnTo = (to: number) => step({ kind: 'page', to, pages });
  const choose = (path: string) => {
    const place = marks.find((mark) => mark.path === path)?.place;
    if (place) turnTo(place.page);
    setChosen(path === chosen ? null : path);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = isTyping(event.nativeEvent) ? null : stepOfKey(event.key, view, pages);
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    step(next);
  };
  const download = () =>
    downloadFrom(address(fileClient.downloadFile, { id: applicantId, fileId }), title).catch(() =>
      showSnack(m.files_download_failed(), { tone: 'error' }),
    );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the parts inside, which can be focused
    <div className={classes.viewer} onKeyDown={onKeyDown}>
      <div className={classes.tools} role="toolbar" aria-label={m.viewer_tools({ title })}>
        <IconButton
          icon="minus"
          label={m.viewer_zoom_out()}
          disabled={view.zoom === 1}
          onClick={() => step(zoomOut)}
        />
        <span className={classes.zoom}>{m.viewer_zoom({ percent: Math.round(view.zoom * 100) })}</span>
        <IconButton icon="plus" label={m.viewer_zoom_in()} onClick={() => step(zoomIn)} />
        <IconButton icon="fit" label={m.viewer_fit()} onClick={() => step({ kind: 'fit' })} />
        <IconButton icon="turn" label={m.viewer_turn()} onClick={() => step({ kind: 'turn' })} />
        {pages > 1 ? (
          <span className={classes.turning}>
            <IconButton
              icon="back"
              label={m.viewer_previous()}
              disabled={view.page === 1}
              onClick={() => turnTo(view.page - 1)}
            />
            <span className={classes.zoom}>{m.viewer_page({ page: view.page, pages })}</span>
            <IconButton
              icon="next"
              label={m.viewer_next()}
              disabled={view.page === pages}
              onClick={() => turnTo(view.page + 1)}
            />
          </span>
        ) : null}
        <IconButton icon="download" label={m.files_download_of({ title })} onClick={() => void download()} />
      </div>
      <p className="visually-hidden" role="status">
        {m.viewer_state({ page: view.page, pages, percent: Math.round(view.zoom * 100), turn: view.turn })}
      </p>
      {shown.data ? (
        <PageFrame
          title={title}
          page={shown.data}
          view={view}
          marks={marks}
          chosen={chosen}
          onChoose={choose}
          onZoom={(by) => step({ kind: 'zoom', by })}
        />
      ) : shown.error ? (
        <div role="alert" className={classes.fault}>
          <p>{sentenceOf(shown.error)}</p>
          <Button variant="default" onClick={() => void shown.refetch()}>
            {m.shell_retry()}
          </Button>
        </div>
      ) : (
        <div className={classes.wait} aria-hidden="true" />
      )}
      <ReadMarkList marks={marks} chosen={chosen} onChoose={choose} />
      <p className={classes.keys}>{m.viewer_keys()}</p>
    </div>
  );
}
