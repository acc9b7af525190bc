import type { getSite } from '@pramaan/contract/calls/places.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { useEffect, useState } from 'react';
import { send } from './client.ts';
import { onLeave } from './leaving.ts';
import { publicClient } from './public-client.ts';

export type Site = ResultOf<typeof getSite>;

const unknown: Site = {
  lender: '',
  code: '',
  accent: { light: '', dark: '' },
  creditMenu: '',
  sandbox: false,
  off: [],
  inbox: null,
};

/** What the server wrote into the page (apps/api/src/http/pages.ts). */
function written(): Site | null {
  const element = document.getElementById('site');
  element?.remove();
  return element ? { ...unknown, ...JSON.parse(element.textContent) } : null;
}

const first = written();
let asked = first ? Promise.resolve(first) : undefined;
// The next person to log in is told afresh: the lender may have changed its words and colours meanwhile.
onLeave(() => {
  asked = undefined;
});

const ask = async (): Promise<Site> => ({ ...unknown, ...(await send(publicClient.getSite, {})).result });

/** Whose site this is. Blank until the server has said so; a silent server changes nothing. */
export function useSite(): Site {
  const [site, setSite] = useState(first ?? unknown);
  useEffect(() => {
    asked ??= ask();
    asked.then(setSite, () => {
      asked = undefined;
    });
  }, []);
  return site;
}
