import type { MultipartFile, MultipartValue } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';

/** What a caller sent: its members, and the name of its file (the sandbox cannot read pictures). */
export interface Sent {
  members: Readonly<Record<string, unknown>>;
  fileName: string | null;
}

async function drained({ file }: MultipartFile): Promise<number> {
  let bytes = 0;
  for await (const chunk of file) bytes += (chunk as Buffer).length;
  return bytes;
}

async function readForm(request: FastifyRequest): Promise<Sent | null> {
  const members: Record<string, unknown> = Object.create(null);
  let fileName: string | null = null;
  for await (const part of request.parts() as AsyncIterable<MultipartFile | MultipartValue>) {
    if (part.type === 'field') {
      members[part.fieldname] = part.value;
    } else {
      const bytes = await drained(part);
      if (part.fieldname !== 'file' || bytes === 0) return null;
      fileName = part.filename || 'file';
    }
  }
  return { members, fileName };
}

/** The request's members, from JSON or a form; null when it is neither an object nor a form with one `file`. */
export async function readSent(request: FastifyRequest): Promise<Sent | null> {
  if (request.isMultipart())
    return readForm(request).catch((error: unknown) => {
      // The form reader throws plain errors at a form that ends too early; its own refusals carry a status.
      if (error instanceof Error && !('statusCode' in error)) return null;
      throw error;
    });
  const body: unknown = request.body;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return null;
  return { members: { ...body }, fileName: null };
}
