import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderFramed } from '../../../test/test-frame.tsx';
import { PlaceDialog } from './PlaceDialog.tsx';

const place = {
  address: 'Indiranagar, Bengaluru Urban, Karnataka 560038',
  locality: 'Indiranagar',
  district: 'Bengaluru Urban',
  state: 'Karnataka',
  pincode: '560038',
  lat: 12.97,
  lng: 77.64,
  exact: true,
};

function draw(near: () => Response) {
  const asked: string[] = [];
  vi.stubGlobal(
    'fetch',
    vi.fn(async (path: string) => {
      // The ground of the map is a file of the app's.
      if (!path.startsWith('/api/places')) return new Response('{"states":[],"districts":[]}');
      asked.push(path);
      if (path.startsWith('/api/places/near')) return near();
      return new Response(JSON.stringify({ success: true, result: path.includes('nowhere') ? [] : [place] }));
    }),
  );
  const onConfirm = vi.fn();
  const onClose = vi.fn();
  renderFramed(<PlaceDialog opened onClose={onClose} onConfirm={onConfirm} />);
  return { asked, onConfirm, onClose };
}
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name, hidden: true });
const search = async (text: string) => {
  fireEvent.change(screen.getByLabelText('Search for a place or PIN code'), { target: { value: text } });
  await act(async () => {
    fireEvent.click(button('Search'));
  });
};
const found = () =>
  new Response(
    JSON.stringify({ success: true, result: { ...place, address: 'Domlur 560071', distanceKm: 2.4 } }),
  );

test('nothing picked, nothing to confirm; a place found and chosen is confirmed as it is', async () => {
  const { onConfirm, onClose } = draw(found);
  expect(screen.getByText('Pick Your Address')).toBeTruthy();
  expect(button('Confirm').getAttribute('aria-disabled')).toBe('true');
  await search('560038');
  fireEvent.click(screen.getByText('Indiranagar'));
  fireEvent.click(button('Confirm'));
  expect(onConfirm).toHaveBeenCalledWith(place.address);
  fireEvent.click(button('Cancel'));
  expect(onClose).toHaveBeenCalledOnce();
});

test('arrow keys move the marker and the address of the new place is looked up', async () => {
  const { asked, onConfirm } = draw(found);
  const map = screen.getByRole('application', { hidden: true });
  expect(map.style.blockSize || map.getAttribute('style')).toContain('380px');
  fireEvent.keyDown(map, { key: 'ArrowUp' });
  fireEvent.keyDown(map, { key: 'ArrowRight', shiftKey: true });
  await waitFor(() => expect(screen.getByText('Domlur 560071')).toBeTruthy());
  expect(screen.getByText(/nearest post office, about 2 km/)).toBeTruthy();
  expect(asked).toEqual(['/api/places/near?lat=12.960200&lng=77.647000']);
  fireEvent.click(button('Confirm'));
  expect(onConfirm).toHaveBeenCalledWith('Domlur 560071');
});

test('a failure says the specification’s sentence and leaves nothing to confirm', async () => {
  draw(() => new Response('{"success":false}', { status: 500 }));
  fireEvent.keyDown(screen.getByRole('application', { hidden: true }), { key: 'ArrowUp' });
  await waitFor(() =>
    expect(screen.getAllByText('Something Went Wrong! Please Try again').length).toBeGreaterThan(0),
  );
  expect(button('Confirm').getAttribute('aria-disabled')).toBe('true');
});

test('one letter is too little, and a place nobody knows is said so', async () => {
  draw(found);
  await search('i');
  expect(screen.getByText('Type at least two letters.')).toBeTruthy();
  await search('nowhere');
  expect(screen.getByText(/No place found/)).toBeTruthy();
});

test('a place is searched while it is typed', async () => {
  const { asked } = draw(found);
  const field = screen.getByRole('combobox', { hidden: true });
  fireEvent.change(field, { target: { value: 'i' } });
  fireEvent.change(field, { target: { value: 'indira' } });
  await waitFor(() => expect(screen.getByText('Indiranagar')).toBeTruthy());
  expect(screen.getByRole('option', { hidden: true })).toBeTruthy();
  expect(asked).toEqual(['/api/places?q=indira']);
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(screen.getByText(/Add your house number and street/)).toBeTruthy();
});
