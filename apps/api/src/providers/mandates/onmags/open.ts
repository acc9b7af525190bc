import { type KeyObject, X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { enrolInSandbox, sandboxSays } from '../../../platform/sandbox-says.ts';
import { storedKey } from '../../../platform/stored-key.ts';
import type { Surroundings } from '../../connector.ts';
import { pinnedCertificate } from '../../pinned-certificate.ts';
import type { Mandates } from '../port.ts';
import { onmags } from './onmags.ts';

const timeoutMs = 20_000;
const whose = 'The gateway’s certificate';

/** Our certificate there, our utility code, and the gateway's certificate. */
interface Known {
  own: X509Certificate;
  utility: string;
  theirs: string;
}

/** The settings of the gateway's connector. */
interface Settings {
  page: string;
  answers: string;
  utility: string | null;
  sponsor: { name: string; ifsc: string };
  /** PEM files: our key and its certificate, and the gateway's. */
  key: string | null;
  certificate: string | null;
  gateway: string | null;
}

async function given({ certificate, gateway, utility }: Settings): Promise<Known> {
  const read = async (setting: string, file: string | null) => {
    const text = file && (await readFile(file, 'utf8').catch(() => null));
    if (!text) throw new Error(`Settings: ${setting} must name a PEM file with a certificate.`);
    return text;
  };
  if (!utility) throw new Error('Settings: MANDATE_UTILITY must be the utility code of NACH.');
  return {
    own: new X509Certificate(await read('MANDATE_CERTIFICATE', certificate)),
    utility,
    theirs: await read('MANDATE_GATEWAY', gateway),
  };
}

/** The sandbox's gateway certifies our key, gives it a utility code, and learns where answers go. */
async function registered(sandbox: string, publicUrl: string, key: KeyObject): Promise<Known | null> {
  const theirs = await sandboxSays(`${sandbox}/nach/gateway.pem`);
  const enrolment = await enrolInSandbox<{ certificate: string; utility: string }>(
    `${sandbox}/nach/corporates`,
    key,
    { responseUrl: `${publicUrl}/mandates/answer` },
  );
  if (!theirs || !enrolment) return null;
  const { certificate, utility } = enrolment;
  return { own: new X509Certificate(certificate), utility, theirs };
}

/** NPCI's gateway as the settings name it. Throws at start for a setting that is wrong. */
export async function openOnmags(settings: Settings, around: Surroundings): Promise<Mandates> {
  const { sandbox, publicUrl } = around;
  const key = await storedKey(around, {
    given: settings.key,
    setting: 'MANDATE_KEY',
    file: 'mandate-key.pem',
  });
  let known = sandbox ? null : await given(settings);
  if (known) pinnedCertificate(known.theirs, whose);
  return onmags({
    ...{ page: settings.page, answers: settings.answers, timeoutMs },
    async ready() {
      if (!sandbox) return known !== null;
      const now = await registered(sandbox, publicUrl, key);
      known = now ?? known;
      return now !== null;
    },
    known() {
      if (!known) throw new Error('The mandate gateway was asked before it was known.');
      const { own, utility, theirs } = known;
      return {
        corporate: { utility, sponsor: settings.sponsor, privateKey: key, certificate: own },
        theirs: new X509Certificate(theirs),
        gateway: {
          key: pinnedCertificate(theirs, whose, { sandbox: sandbox !== null }),
          own: key,
          allowSandbox: sandbox !== null,
        },
      };
    },
  });
}
