import type { S3Client } from '@aws-sdk/client-s3';
import type { S3Settings } from '../../config.ts';
import { FileGone, type FilePlace, FilesDown } from '../files.ts';

const gone = ['NoSuchKey', 'NotFound'];
const largest = 16 * 1024 * 1024;

/** What S3 or the way to it said, without a name or an address. */
function trouble(error: unknown): FileGone | FilesDown {
  if (error instanceof FileGone || error instanceof FilesDown) return error;
  const { name = 'Error' } = error as Error;
  const { httpStatusCode } = (error as { $metadata?: { httpStatusCode?: number } }).$metadata ?? {};
  if (gone.includes(name)) return new FileGone('', { cause: error });
  return new FilesDown(`S3 says ${name}${httpStatusCode ? ` (HTTP ${httpStatusCode})` : ''}`, {
    cause: error,
  });
}

/** Files in a bucket. What S3 cannot do now is tried again by the SDK; bytes that break off, once more by us. */
export async function s3Place(settings: S3Settings): Promise<FilePlace> {
  // Loaded only where it is used: it is larger than the rest of the product.
  const { S3Client, GetObjectCommand, PutObjectCommand, DeleteObjectCommand, HeadBucketCommand } =
    await import('@aws-sdk/client-s3');
  const { bucket: Bucket, timeoutMs } = settings;
  const client: S3Client = new S3Client({
    endpoint: settings.endpoint,
    region: settings.region,
    forcePathStyle: settings.pathStyle,
    ...(settings.credentials ? { credentials: settings.credentials } : {}),
    maxAttempts: 3,
    requestHandler: {
      connectionTimeout: Math.min(timeoutMs, 5_000),
      requestTimeout: timeoutMs,
      throwOnRequestTimeout: true,
    },
    // Our own seal tells a changed byte; many compatible stores do not know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const Key = (name: string) => `${settings.prefix}${name}`;
  const within = () => ({ abortSignal: AbortSignal.timeout(timeoutMs * 3) });

  const read = async (name: string): Promise<Buffer> => {
    const { Body, ContentLength = 0 } = await client.send(
      new GetObjectCommand({ Bucket, Key: Key(name) }),
      within(),
    );
    if (!Body || ContentLength > largest) throw new FilesDown('S3 holds something that is not ours');
    const bytes = Buffer.from(await Body.transformToByteArray());
    if (bytes.length !== ContentLength) throw new FilesDown('S3 broke off');
    return bytes;
  };

  return {
    async put(name, bytes) {
      try {
        await client.send(new PutObjectCommand({ Bucket, Key: Key(name), Body: bytes }), within());
      } catch (error) {
        throw trouble(error);
      }
    },
    async get(name) {
      const once = () =>
        read(name).catch((error: unknown) => {
          throw trouble(error);
        });
      return once().catch((error: unknown) => {
        if (error instanceof FileGone) throw error;
        return once();
      });
    },
    async remove(name) {
      try {
        await client.send(new DeleteObjectCommand({ Bucket, Key: Key(name) }), within());
      } catch (error) {
        throw trouble(error);
      }
    },
    async check() {
      try {
        await client.send(new HeadBucketCommand({ Bucket }), { abortSignal: AbortSignal.timeout(5_000) });
      } catch (error) {
        const { name } = error as Error;
        throw new FilesDown(name === 'NotFound' ? 'there is no such bucket' : trouble(error).message, {
          cause: error,
        });
      }
    },
  };
}
