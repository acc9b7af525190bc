import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';

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
// Documentation, Teredo, and 6to4, which can carry an inner IPv4 address.
for (const [net, bits] of [
  ['2001:db8::', 32],
  ['2001::', 32],
  ['2002::', 16],
] as const)
  notGlobal.addSubnet(net, bits, 'ipv6');

/** Is an IP address one that the public internet routes (IANA's special-purpose registries)? */
export function isPublicIp(ip: string): boolean {
  if (isIP(ip) === 4) return !inside.check(ip, 'ipv4');
  return isIP(ip) === 6 && globalUnicast.check(ip, 'ipv6') && !notGlobal.check(ip, 'ipv6');
}

/**
 * The one IP address to connect to for a host name, when every address it has is public; null otherwise. Who connects
 * to this very address cannot be sent inside by a name that answers differently the second time.
 */
export async function publicIpOf(host: string): Promise<{ address: string; family: number } | null> {
  const name = host.replace(/^\[|\]$/g, '');
  const found = await lookup(name, { all: true }).catch(() => []);
  return found.length > 0 && found.every(({ address }) => isPublicIp(address)) ? (found[0] ?? null) : null;
}
