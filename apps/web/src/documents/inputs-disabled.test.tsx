import { settings } from '@pramaan/contract/limits.ts';
import { findEntry } from '@pramaan/documents/registry.ts';
import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { CaptureForm } from './CaptureForm.tsx';

const draw = () =>
  render(
    <CaptureForm
      capture={findEntry('pan', 'auth')?.method.capture ?? {}}
      action="Verify"
      sendFile={vi.fn() as never}
      onSubmitDocument={vi.fn()}
    />,
  );

test('the setting “inputs disabled” turns every input off; it is off by default', () => {
  const all = (container: HTMLElement) => [...container.querySelectorAll<HTMLInputElement>('input')];
  const usual = draw();
  expect(all(usual.container).some(({ disabled }) => disabled)).toBe(false);
  usual.unmount();
  const setting = settings as { inputsDisabled: boolean };
  setting.inputsDisabled = true;
  expect(all(draw().container).every(({ disabled }) => disabled)).toBe(true);
  setting.inputsDisabled = false;
});
