import type { KeyObject } from 'node:crypto';
import { storedKey } from '../../platform/stored-key.ts';
import type { Surroundings } from '../connector.ts';

/** The RSA key that signs what we send to an Account Aggregator. `given`: the operator's PEM file. */
export const aaSigningKey = (around: Surroundings, given: string | undefined): Promise<KeyObject> =>
  storedKey(around, { given: given ?? null, setting: 'AA_SIGNING_KEY', file: 'aa-signing-key.pem' });
