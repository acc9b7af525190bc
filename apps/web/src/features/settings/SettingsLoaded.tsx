import type { ReactNode } from 'react';
import { sentenceOf } from '../../lib/failure.ts';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { CardSkeleton } from '../../ui/Skeletons.tsx';
import { SettingsFrame } from './SettingsFrame.tsx';
import { type Settings, useSettings } from './use-settings.ts';

/** A part of the settings in their frame, once the lender's settings are there. */
export function SettingsLoaded({ children }: { children: (settings: Settings) => ReactNode }) {
  const { data, error, isPending } = useSettings();
  return (
    <SettingsFrame>
      {isPending ? <CardSkeleton /> : null}
      <FormNotice message={error ? sentenceOf(error) : null} />
      {data ? <div className="stack narrow">{children(data)}</div> : null}
    </SettingsFrame>
  );
}
