import { m } from '@pramaan/messages';
import { useQuery } from '@tanstack/react-query';
import { type CSSProperties, useState } from 'react';
import { send } from '../lib/client.ts';
import { Icon } from '../ui/Icon.tsx';
import { fileClient } from './file-client.ts';
import classes from './PersonPicture.module.css';

interface Props {
  applicantId: string;
  /** Id of the file; none while nobody gave a picture. */
  file: string | undefined;
  /** Whose it is, in words for those who hear the page. */
  words: string;
  /** Pixels. */
  side: number;
}

/** A signed link holds five minutes. */
const fresh = 4 * 60_000;

/** A person's picture, round; a drawn head in its place while there is none, or it cannot be had. */
export function PersonPicture({ applicantId, file, words, side }: Props) {
  const [broken, setBroken] = useState('');
  const { data } = useQuery({
    queryKey: ['picture', applicantId, file],
    enabled: file !== undefined,
    staleTime: fresh,
    queryFn: async ({ signal }) =>
      (
        await send(fileClient.getSignedUrl, {
          body: { applicantId, fileName: file ?? '', type: 1 as const },
          signal,
        })
      ).result,
  });
  // Its path alone: the page may stand under another name of the same machine.
  const address = data ? new URL(data.url).pathname : '';
  const style = { '--side': `${side}px` } as CSSProperties;
  if (!file || !address || broken === address)
    return (
      <span className={classes.picture} style={style} role="img" aria-label={file ? words : m.picture_none()}>
        <Icon name="person" size={Math.round(side / 2)} />
      </span>
    );
  return (
    <span className={classes.picture} style={style}>
      <img src={address} alt={words} width={side} height={side} onError={() => setBroken(address)} />
    </span>
  );
}
