import type { KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { enrolInSandbox, sandboxSays } from '../../../platform/sandbox-says.ts';
import { storedKey } from '../../../platform/stored-key.ts';
import type { Surroundings } from '../../connector.ts';
import { pinnedCertificate } from '../../pinned-certificate.ts';
import type { UpiMandates } from '../port.ts';
import { upi } from './upi.ts';

/** Our UPI address and organisation, and the certificate of our bank. */
interface Known {
  address: string;
  organisation: string;
  bank: string;
}

interface Settings {
  app: string;
  address: string | null;
  organisation: string | null;
  /** PEM files: our key, and our bank's certificate. */
  key: string | null;
  bank: string | null;
}

const whose = 'The certificate of the UPI bank';

async function given({ address, organisation, bank: file }: Settings): Promise<Known> {
  const bank = file && (await readFile(file, 'utf8').catch(() => null));
  if (!address) throw new Error('Settings: UPI_PAYEE must be the UPI address that collects instalments.');
  if (!organisation) throw new Error('Settings: UPI_ORGANISATION must be the organisation id of UPI.');
  if (!bank) throw new Error('Settings: UPI_BANK must name a PEM file with a certificate.');
  return { address, organisation, bank };
}

/** The sandbox's bank gives our key a UPI address, and learns where confirmations go. */
async function registered(sandbox: string, publicUrl: string, key: KeyObject): Promise<Known | null> {
  const bank = await sandboxSays(`${sandbox}/upi/bank.pem`);
  const payee = await enrolInSandbox<{ address: string; organisation: string }>(
    `${sandbox}/upi/payees`,
    key,
    { callbackUrl: `${publicUrl}/mandates/upi` },
  );
  return bank && payee ? { bank, ...payee } : null;
}

/** The payee of UPI AutoPay as the settings name it. Throws at start for a setting that is wrong. */
export async function openUpi(settings: Settings, around: Surroundings): Promise<UpiMandates> {
  const { sandbox, publicUrl } = around;
  const key = await storedKey(around, { given: settings.key, setting: 'UPI_KEY', file: 'upi-key.pem' });
  let known = sandbox ? null : await given(settings);
  if (known) pinnedCertificate(known.bank, whose);
  return upi({
    app: settings.app,
    async ready() {
      if (!sandbox) return known !== null;
      const now = await registered(sandbox, publicUrl, key);
      known = now ?? known;
      return now !== null;
    },
    known() {
      if (!known) throw new Error('The UPI bank was asked before it was known.');
      const { address, organisation, bank } = known;
      return {
        payee: { address, organisation, key },
        bank: pinnedCertificate(bank, whose, { sandbox: sandbox !== null }),
        allowSandbox: sandbox !== null,
      };
    },
  });
}
