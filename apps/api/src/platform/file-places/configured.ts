import { join } from 'node:path';
import type { Config } from '../../config.ts';
import type { FilePlace } from '../files.ts';
import { diskPlace } from './disk.ts';
import { s3Place } from './s3.ts';

/** The place of files that the settings name: a bucket, or a folder in DATA_DIR. */
export const configuredPlace = async ({ s3, dataDir, leastFreeDisk }: Config): Promise<FilePlace> =>
  s3 ? s3Place(s3) : diskPlace(join(dataDir, 'files'), leastFreeDisk);
