import type { getSite } from '@pramaan/contract/calls/places.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { useEffect, useState } from 'react';
import { send } from './client.ts';
import { onLeave } from './leaving.ts';
import { publicClient } from './public-client.ts';

export type Site = ResultOf<typeof getSite>;

const keyName = 'pramaan.site';
const unknown: Site = {
  lender: '',
  code: '',
  accent: '',
  creditMenu: '',
  sandbox: false,
  off: [],
  inbox: null,
};

function remembered(): Site {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyName) ?? 'null');
    return stored && typeof stored === 'object' ? { ...unknown, ...stored } : unknown;
  } catch {
    return unknown;
  }
}

let asked: Promise<Site> | undefined;
// The next person to log in is told afresh: the lender may have changed its words and colours meanwhile.
onLeave(() => {
  asked = undefined;
});

async function ask(): Promise<Site> {
  const result = { ...unknown, ...(await send(publicClient.getSite, {})).result };
  try {
    sessionStorage.setItem(keyName, JSON.stringify(result));
  } catch {
    // It is asked again on the next page.
  }
  return result;
}

/** Whose site this is. Blank until the server has said so; a silent server changes nothing. */
export function useSite(): Site {
  const [site, setSite] = useState(remembered);
  useEffect(() => {
    asked ??= ask();
    asked.then(setSite, () => {
      asked = undefined;
    });
  }, []);
  return site;
}
