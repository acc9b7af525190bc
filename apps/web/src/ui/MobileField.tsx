import { mobile } from '@pramaan/contract/calls/shapes.ts';
import { m } from '@pramaan/messages';
import { useEffect, useRef, useState } from 'react';
import { loadFailures, sentenceWords } from '../lib/failure.ts';
import { TextField } from './TextField.tsx';

/** The ten digits of what was typed or pasted, with or without +91, or the sentence that says what is wrong. */
export function readMobile(typed: string): { digits: string } | { fault: string } {
  const read = mobile.safeParse(typed);
  return read.success ? { digits: read.data } : { fault: sentenceWords(read.error.issues[0]?.message ?? '') };
}

interface Props {
  value: string;
  fault: string | undefined;
  onChange: (value: string) => void;
  hint?: string;
  focused?: boolean;
}

/** A mobile number: +91 is fixed, whatever is pasted is understood. */
export function MobileField({ value, fault, onChange, hint = '', focused = false }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [, setLoaded] = useState(false);
  // The first press can be the one that is checked here. When it comes before the sentences of the page's language, they are put in place of
  // the English ones.
  useEffect(() => {
    let there = true;
    void loadFailures().then(() => there && setLoaded(true));
    return () => {
      there = false;
    };
  }, []);
  useEffect(() => {
    if (focused) input.current?.focus();
  }, [focused]);
  return (
    <TextField
      ref={input}
      name="mobile"
      type="tel"
      inputMode="numeric"
      autoComplete="tel-national"
      label={m.access_mobile()}
      hint={hint}
      before="+91"
      maxLength={30}
      value={value}
      fault={fault && sentenceWords(fault)}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
