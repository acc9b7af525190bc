const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (char) => escapes[char] ?? char);

/** One XML element: attributes escaped, `inner` taken as it is. */
export function element(name: string, attributes: Readonly<Record<string, string>>, inner = ''): string {
  const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  return `<${name}${given.join('')}>${inner}</${name}>`;
}
