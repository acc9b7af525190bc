import { type KeyObject, X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { enrolInSandbox, sandboxSays } from '../../../platform/sandbox-says.ts';
import { storedKey } from '../../../platform/stored-key.ts';
import type { Surroundings } from '../../connector.ts';
import type { Esign } from '../port.ts';
import { pinnedProvider } from '../trust.ts';
import { ccaEsign } from './cca-esign.ts';
import { inPlaceEsign } from './in-place.ts';

const timeoutMs = 20_000;

/** Our certificate there, and theirs. */
interface Known {
  own: X509Certificate;
  theirs: string;
}

/** The settings of the provider's connector. */
interface CcaSettings {
  /** The provider's page. */
  page: string;
  /** Where number and code can be typed on our own screen; null: nowhere. */
  inPlace: string | null;
  /** Who we are there. */
  asp: string;
  /** PEM files: our key and its certificate, and the provider's. */
  key: string | null;
  certificate: string | null;
  provider: string | null;
}

async function given(settings: CcaSettings): Promise<Known> {
  const read = async (setting: string, file: string | null) => {
    const text = file && (await readFile(file, 'utf8').catch(() => null));
    if (!text) throw new Error(`Settings: ${setting} must name a PEM file with a certificate.`);
    return text;
  };
  return {
    own: new X509Certificate(await read('ESIGN_CERTIFICATE', settings.certificate)),
    theirs: await read('ESIGN_PROVIDER', settings.provider),
  };
}

/** The sandbox's provider certifies our key on first use, and again when it has become another. */
async function enrolled(
  sandbox: string,
  asp: string,
  key: KeyObject,
  before: Known | null,
): Promise<Known | null> {
  const theirs = await sandboxSays(`${sandbox}/esign/provider.pem`);
  if (!theirs || before?.theirs === theirs) return theirs ? before : null;
  const enrolment = await enrolInSandbox<{ certificate: string }>(`${sandbox}/esign/asps/${asp}`, key);
  return enrolment && { own: new X509Certificate(enrolment.certificate), theirs };
}

/** The eSign provider of the settings. Throws at start for a setting that is wrong. */
export async function openCca(settings: CcaSettings, around: Surroundings): Promise<Esign> {
  const { sandbox, signers } = around;
  const { asp, inPlace } = settings;
  const key = await storedKey(around, { given: settings.key, setting: 'ESIGN_KEY', file: 'esign-key.pem' });
  let known = sandbox ? null : await given(settings);
  if (known) pinnedProvider(known.theirs);
  const must = (): Known => {
    if (!known) throw new Error('The eSign provider was asked before it was known.');
    return known;
  };
  const provider = ccaEsign({
    action: settings.page,
    asp: () => ({ id: asp, privateKey: key, certificate: must().own }),
    trust: async () => {
      const { roots, intermediates, sandboxRoot } = await signers();
      return {
        providers: [pinnedProvider(must().theirs, { sandbox: sandbox !== null })],
        roots: sandboxRoot ? [...roots, sandboxRoot] : roots,
        intermediates,
        allowSandbox: sandbox !== null,
      };
    },
  });
  return {
    provider,
    inPlace: inPlace ? inPlaceEsign(provider, { url: inPlace, timeoutMs }) : null,
    async ready() {
      if (sandbox) known = await enrolled(sandbox, asp, key, known);
      return known !== null;
    },
  };
}
