import { lookup } from 'node:dns/promises';
import { request as askHttp, type ClientRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as askHttps } from 'node:https';
import { BlockList, isIP } from 'node:net';
import { SourceDown } from './resilience.ts';

const inside = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(net, bits, 'ipv4');

const globalUnicast = new BlockList();
globalUnicast.addSubnet('2000::', 3, 'ipv6');
const notGlobal = new BlockList();
// Documentation, protocols (Teredo among them), and 6to4, which can carry an inner IPv4 address.
for (const [net, bits] of [
  ['2001:db8::', 32],
  ['3fff::', 20],
  ['2001::', 23],
  ['2002::', 16],
] as const)
  notGlobal.addSubnet(net, bits, 'ipv6');

/** Is an IP address one that the public internet routes (IANA's special-purpose registries)? */
export function isPublicIp(ip: string): boolean {
  if (isIP(ip) === 4) return !inside.check(ip, 'ipv4');
  return isIP(ip) === 6 && globalUnicast.check(ip, 'ipv6') && !notGlobal.check(ip, 'ipv6');
}

interface Ip {
  address: string;
  family: number;
}

/** What is asked of an address that somebody typed. */
export interface Question {
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  /** From the look-up of the name to the end of the reply. */
  timeoutMs: number;
  /** Bytes of the reply that are read; the connection is ended at more. */
  largest: number;
}

interface PublicReply {
  status: number;
  /** 200 to 299. */
  ok: boolean;
  /** The first `largest` bytes of the body. */
  bytes: Buffer;
  /** False: there was more. */
  whole: boolean;
}

/** Is this the sandbox, the one address that may be asked although it is neither https nor public? */
const isSandbox = (url: URL, allowed: string | null) =>
  allowed !== null &&
  url.protocol === 'http:' &&
  ['localhost', '127.0.0.1'].includes(url.hostname) &&
  url.port === new URL(allowed).port;

/**
 * Is an address https, with no login in it, or the sandbox's (`allowed`, null when there is none)? Its name may still lead
 * inside: this is for addresses that a browser is sent to.
 */
export function isSecureAddress(address: string, allowed: string | null): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  return isSandbox(url, allowed) || (url.protocol === 'https:' && url.username === '' && url.password === '');
}

/** The one IP address to connect to for a host name, when every address it has is public; null otherwise. */
async function publicIpOf(host: string): Promise<Ip | null> {
  const found = await lookup(host.replace(/^\[|\]$/g, ''), { all: true }).catch(() => []);
  return found.length > 0 && found.every(({ address }) => isPublicIp(address)) ? (found[0] ?? null) : null;
}

/**
 * May our server ask this address at all: https on the public internet, or the sandbox (`allowed`)? For a form; a name can
 * answer differently later, so `askPublic` judges again.
 */
export async function isPublicAddress(address: string, allowed: string | null): Promise<boolean> {
  if (!isSecureAddress(address, allowed)) return false;
  const url = new URL(address);
  return isSandbox(url, allowed) || (await publicIpOf(url.hostname)) !== null;
}

/** Connects to `ip` instead of looking the name up again; the certificate is still checked against the name. */
const connectTo = (ip: Ip): RequestOptions => ({
  lookup: (_host, options, done) => (options.all ? done(null, [ip]) : done(null, ip.address, ip.family)),
});

/**
 * Asks an address that a lender typed. Every such request goes through here: https on the public internet alone, or the
 * sandbox (`allowed`); the name is looked up once and the address that was judged is connected to; no redirect is followed.
 * Throws SourceDown, with a sentence for the lender's staff, when it is not such an address or nothing was answered.
 */
export async function askPublic(
  address: string,
  question: Question,
  allowed: string | null,
): Promise<PublicReply> {
  if (!isSecureAddress(address, allowed)) throw new SourceDown('The address does not begin with https://.');
  const url = new URL(address);
  const { method = 'GET', headers = {}, body = '' } = question;
  const options: RequestOptions = {
    method,
    headers: body ? { ...headers, 'content-length': Buffer.byteLength(body) } : headers,
    signal: AbortSignal.timeout(question.timeoutMs),
    // A connection is never left for a later question, whose address is judged by itself.
    agent: false,
  };
  if (isSandbox(url, allowed)) return replyTo(askHttp(url, options), body, question.largest);
  const ip = await publicIpOf(url.hostname);
  if (!ip) throw new SourceDown('The address is not on the public internet.');
  return replyTo(askHttps(url, { ...options, ...connectTo(ip) }), body, question.largest);
}

async function replyTo(asked: ClientRequest, body: string, largest: number): Promise<PublicReply> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  asked.on('response', resolve);
  asked.on('error', reject);
  asked.end(body);
  try {
    return await readReply(await promise, largest);
  } catch (error) {
    const { code, name } = error as NodeJS.ErrnoException;
    throw new SourceDown(`The address did not respond (${code ?? name}).`);
  }
}

async function readReply(reply: IncomingMessage, largest: number): Promise<PublicReply> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of reply as AsyncIterable<Buffer>) {
    parts.push(part);
    length += part.length;
    if (length > largest) break;
  }
  const status = reply.statusCode ?? 0;
  const bytes = Buffer.concat(parts).subarray(0, largest);
  return { status, ok: status >= 200 && status < 300, bytes, whole: length <= largest };
}
