import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { CallFailure } from '../../lib/failure.ts';
import { Delivery } from './Delivery.tsx';
import { PickPages } from './PickPages.tsx';
import type { Opening, Shipment, Watch } from './shipment.ts';

const photo = new File([new Uint8Array(9000)], 'card.jpg', { type: 'image/jpeg' });
const paper = new File(['%PDF'], 'form16.pdf', { type: 'application/pdf' });

type Send = Shipment<string>['send'];
const failure = (
  code: 'FILE_LOCKED' | 'FILE_REFUSED' | 'FILES_BUSY' | 'INTERNAL',
  message: string,
  status = 200,
) => new CallFailure({ code, message, status });

function draw(file: File, send: Send, taken = true) {
  const told = { onArrived: vi.fn(), onDropped: vi.fn() };
  const ship = vi.fn(() => ({ send }));
  const drawn = render(<Delivery file={file} taken={taken} ship={ship} {...told} />);
  return { ...told, ship, ...drawn };
}

/** What the worker says of a picture. */
function looksSay(hint: string) {
  const frame = { data: new Uint8ClampedArray(4), width: 1, height: 1 };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    drawImage: () => undefined,
    getImageData: () => frame,
  } as unknown as null);
  vi.stubGlobal(
    'Worker',
    class {
      onmessage: ((event: { data: unknown }) => void) | null = null;
      postMessage() {
        this.onmessage?.({ data: { hint, corners: null } });
      }
      terminate() {}
    },
  );
}

beforeEach(() => {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 10, height: 10, close: () => undefined }));
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
});

test('a photo is looked at before it is sent, and then sent', async () => {
  const { onArrived, ship } = draw(photo, async () => 'there');
  expect((await screen.findByAltText('The picture as it will be sent')).getAttribute('src')).toBe(
    'blob:picture',
  );
  expect(screen.getByText('9 kB will be sent')).toBeTruthy();
  expect(ship).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Use this' }));
  await vi.waitFor(() => expect(onArrived).toHaveBeenCalledWith('there', 'card.jpg'));
});

test('glare and blur are said before it is sent, also of a chosen file, and refuse nothing', async () => {
  for (const [hint, words] of [
    ['glare', 'Light shines on this picture. It may hide a part of the text.'],
    ['blurred', 'This picture is blurred. We may not be able to read it.'],
    ['dark', 'This picture is dark. We may not be able to read it.'],
  ] as const) {
    looksSay(hint);
    const { onArrived, unmount } = draw(photo, async () => 'there', false);
    expect((await screen.findByText(words)).closest('[role=status]')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Use this' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Choose another' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Use anyway' }));
    await vi.waitFor(() => expect(onArrived).toHaveBeenCalledWith('there', 'card.jpg'));
    unmount();
  }
});

test('it can be taken again, or chosen again', async () => {
  const { onDropped, unmount } = draw(photo, async () => 'there');
  fireEvent.click(await screen.findByRole('button', { name: 'Take again' }));
  expect(onDropped).toHaveBeenCalledWith(null);
  unmount();
  draw(photo, async () => 'there', false);
  expect(await screen.findByRole('button', { name: 'Choose another' })).toBeTruthy();
});

test('kilobytes are counted, a lost network is said, and Cancel ends it', async () => {
  let seen: Watch | undefined;
  const { onDropped } = draw(paper, (_, watch) => {
    seen = watch;
    return new Promise(() => undefined);
  });
  expect((await screen.findAllByText('Uploading form16.pdf')).length).toBeGreaterThan(0);
  seen?.gone(2);
  seen?.waiting(true);
  expect((await screen.findAllByText(/Waiting for the network/))[0]?.getAttribute('role')).toBe('status');
  seen?.waiting(false);
  expect(await screen.findByText('1 of 1 kB')).toBeTruthy();
  seen?.gone(4);
  expect(await screen.findByText(/All 1 kB are uploaded/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(seen?.signal.aborted).toBe(true);
  expect(onDropped).toHaveBeenCalledWith(null);
});

test('a file that waits to be read says how many come before it, then that it is read', async () => {
  let seen: Watch | undefined;
  draw(paper, (_, watch) => {
    seen = watch;
    return new Promise(() => undefined);
  });
  await vi.waitFor(() => expect(seen).toBeTruthy());
  seen?.gone(4);
  seen?.queued(3);
  expect(
    (await screen.findAllByText('Waiting to be read: 3 files are before yours.')).length,
  ).toBeGreaterThan(0);
  seen?.queued(1);
  expect((await screen.findAllByText('Waiting to be read: 1 file is before yours.')).length).toBeGreaterThan(
    0,
  );
  seen?.queued(0);
  expect((await screen.findAllByText('Waiting to be read: your file is next.')).length).toBeGreaterThan(0);
  seen?.queued(null);
  expect(await screen.findByText(/All 1 kB are uploaded/)).toBeTruthy();
});

test('when no more files can be read the file stays, and may be sent again', async () => {
  let busy = true;
  const { onArrived, onDropped } = draw(paper, async () => {
    if (busy) throw failure('FILES_BUSY', 'We are reading many files.', 429);
    return 'there';
  });
  expect(await screen.findByText('We are reading many files.')).toBeTruthy();
  busy = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await vi.waitFor(() => expect(onArrived).toHaveBeenCalled());
  expect(onDropped).not.toHaveBeenCalled();
});

test('a locked PDF asks for its password here, says when it is wrong, and may try the usual ones', async () => {
  const openings: Opening[] = [];
  const { onArrived, ship } = draw(paper, async (opening) => {
    openings.push(opening);
    if (opening.usualPasswords) return 'opened';
    throw failure(
      'FILE_LOCKED',
      opening.password ? 'This password does not open it.' : 'This PDF is locked.',
    );
  });
  const field = await screen.findByLabelText('Password of the PDF');
  fireEvent.click(screen.getByRole('button', { name: 'Open the PDF' }));
  expect(screen.getByRole('alert').textContent).toBe(
    'Enter the password, or let us try the usual passwords.',
  );
  fireEvent.change(field, { target: { value: 'wrong' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(await screen.findByText('This password does not open it.')).toBeTruthy();
  fireEvent.click(screen.getByRole('checkbox', { name: /usual passwords for me/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Open the PDF' }));
  await vi.waitFor(() => expect(onArrived).toHaveBeenCalledWith('opened', 'form16.pdf'));
  expect(openings).toEqual([{}, { password: 'wrong' }, { usualPasswords: 'Y' }]);
  expect(ship).toHaveBeenCalledTimes(1);
});

test('what the server refuses is handed back with its sentence', async () => {
  const { onDropped } = draw(paper, () => Promise.reject(failure('FILE_REFUSED', 'This is no PDF.')));
  await vi.waitFor(() => expect(onDropped).toHaveBeenCalledWith('This is no PDF.'));
});

test('a broken server is not the file’s fault: it may be tried again as it is', async () => {
  let broken = true;
  const { onArrived } = draw(paper, async () => {
    if (broken) throw failure('INTERNAL', 'x', 500);
    return 'there';
  });
  expect(await screen.findByText(/The server has a problem/)).toBeTruthy();
  broken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await vi.waitFor(() => expect(onArrived).toHaveBeenCalled());
});

test.each([
  [new File([], 'blank.pdf', { type: 'application/pdf' }), /empty/],
  [
    new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'big.pdf', { type: 'application/pdf' }),
    /larger than 10 MB/,
  ],
])('%o is refused here', async (file, sentence) => {
  const { onDropped, ship } = draw(file, async () => 'there');
  await vi.waitFor(() => expect(onDropped).toHaveBeenCalledWith(expect.stringMatching(sentence)));
  expect(ship).not.toHaveBeenCalled();
});

test('a HEIC that this browser cannot open is refused with a way out', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('unknown')));
  const { onDropped } = draw(new File(['x'], 'IMG_1.heic', { type: 'image/heic' }), async () => 'there');
  await vi.waitFor(() => expect(onDropped).toHaveBeenCalledWith(expect.stringMatching(/JPEG/)));
});

test('of a PDF with more pages than its document those are picked that are meant; all may be', async () => {
  const picked = vi.fn();
  const found = { pages: 3, images: ['data:,1', 'data:,2'], more: async () => ['data:,3'] };
  const send: Send = async (_, { choose }) => {
    picked(await choose?.ask(found));
    return 'there';
  };
  for (const [button, pages] of [
    ['Use 2 pages', [1, 3]],
    ['Use all pages', null],
  ] as const) {
    const onArrived = vi.fn();
    const { unmount, container } = render(
      <Delivery
        file={paper}
        taken={false}
        pages={{ most: 2, Pick: PickPages }}
        ship={() => ({ send })}
        onArrived={onArrived}
        onDropped={vi.fn()}
      />,
    );
    expect(await screen.findByText(/^We store and read only the pages you choose/)).toBeTruthy();
    await vi.waitFor(() => expect(container.querySelectorAll('img')).toHaveLength(3));
    for (const page of ['Page 3', 'Page 2', 'Page 1', 'Page 2'])
      fireEvent.click(screen.getByRole('checkbox', { name: page }));
    fireEvent.click(screen.getByRole('button', { name: button }));
    await vi.waitFor(() => expect(onArrived).toHaveBeenCalledWith('there', 'form16.pdf'));
    expect(picked).toHaveBeenLastCalledWith(pages);
    unmount();
  }
});
