import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderFramed } from '../../../test/test-frame.tsx';
import { CallFailure } from '../../lib/failure.ts';
import { FactorStep } from './FactorStep.tsx';

test('a login without a second factor is one step; with one, password and code go together', async () => {
  const sent: object[] = [];
  renderFramed(
    <FactorStep<{ password: string }>
      onLogin={async (body) => {
        sent.push(body);
        if (!body.code)
          throw new CallFailure({ code: 'FACTOR_WANTED', message: 'Enter the code.', status: 200 });
      }}
    >
      {(first) => (
        <button type="button" onClick={() => first({ password: 'x' })}>
          Go
        </button>
      )}
    </FactorStep>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Go' }));
  const code = await screen.findByLabelText('Code');
  fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Enter the code.');
  expect(sent).toHaveLength(1);
  fireEvent.change(code, { target: { value: '123 456' } });
  fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual({ password: 'x', code: '123 456' });
});
