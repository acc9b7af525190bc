import { PasswordInput } from '@mantine/core';
import { t } from '../lib/catalogue.ts';

interface Props {
  name: string;
  label: string;
  value: string;
  fault?: string | undefined;
  hint?: string;
  /** Tells password managers whether to fill or to suggest. */
  fill: 'current-password' | 'new-password';
  onChange: (value: string) => void;
}

/** A password that can be pasted, filled and looked at. */
export function PasswordField({ name, label, value, fault, hint, fill, onChange }: Props) {
  return (
    <PasswordInput
      name={name}
      label={label}
      {...(hint ? { description: hint } : {})}
      autoComplete={fill}
      maxLength={200}
      value={value}
      error={fault && <span role="alert">{fault}</span>}
      visibilityToggleButtonProps={{ 'aria-label': t('access.password.show'), tabIndex: 0 }}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
