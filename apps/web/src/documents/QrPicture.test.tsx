import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { QrPicture } from './QrPicture.tsx';

vi.mock('../capture/qr/QrScanner.tsx', () => ({
  QrScanner: ({ onText, onClose }: { onText: (text: string) => void; onClose: () => void }) => (
    <>
      <button type="button" onClick={() => onText('12345')}>
        read
      </button>
      <button type="button" onClick={onClose}>
        close
      </button>
    </>
  ),
}));

const draw = () => {
  const told = { onPicture: vi.fn(), onText: vi.fn() };
  render(<QrPicture busy={false} {...told} />);
  return told;
};

test('what the camera reads is given, once, and it may be scanned again', async () => {
  const { onText } = draw();
  fireEvent.click(screen.getByRole('button', { name: 'Scan with the camera' }));
  fireEvent.click(await screen.findByText('read'));
  expect(onText.mock.calls).toEqual([['12345']]);
  expect(screen.queryByText('read')).toBeNull();
  expect(screen.getByRole('button', { name: 'Scan again' })).toBeTruthy();
});

test('closing the camera gives nothing; a picture still can be given', async () => {
  const { onText, onPicture } = draw();
  fireEvent.click(screen.getByRole('button', { name: 'Scan with the camera' }));
  fireEvent.click(await screen.findByText('close'));
  expect(onText).not.toHaveBeenCalled();
  const picture = new File(['x'], 'qr.png', { type: 'image/png' });
  fireEvent.change(screen.getByLabelText('Choose a file'), { target: { files: [picture] } });
  expect(onPicture).toHaveBeenCalledWith(picture);
});
