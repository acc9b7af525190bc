import { TextInput } from '@mantine/core';
import { mobile } from '@pramaan/contract/calls/shapes.ts';
import { useEffect, useRef } from 'react';
import { t } from '../lib/catalogue.ts';
import classes from './MobileField.module.css';

/** The ten digits of what was typed or pasted, with or without +91, or the sentence that says what is wrong. */
export function readMobile(typed: string): { digits: string } | { fault: string } {
  const read = mobile.safeParse(typed);
  return read.success ? { digits: read.data } : { fault: read.error.issues[0]?.message ?? '' };
}

interface Props {
  value: string;
  fault: string | undefined;
  onChange: (value: string) => void;
  hint?: string;
  autoFocus?: boolean;
}

/** A mobile number: +91 is fixed, whatever is pasted is understood. */
export function MobileField({
  value,
  fault,
  onChange,
  hint = t('access.mobile.hint'),
  autoFocus = false,
}: Props) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (autoFocus) input.current?.focus();
  }, [autoFocus]);
  return (
    <TextInput
      ref={input}
      name="mobile"
      type="tel"
      inputMode="numeric"
      autoComplete="tel-national"
      label={t('access.mobile')}
      description={hint}
      leftSection={<span className={classes.country}>+91</span>}
      leftSectionWidth={56}
      maxLength={30}
      value={value}
      error={fault && <span role="alert">{fault}</span>}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
