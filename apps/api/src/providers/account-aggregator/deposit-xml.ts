import { XmlError } from '@pramaan/readers/xml-signature/error.ts';
import { childrenOf, parseXml } from '@pramaan/readers/xml-signature/parse.ts';
import { ProviderError } from '../bank-aggregator/outcome.ts';
import type { Bag } from '../bank-aggregator/read-value.ts';

/** An account of ten busy years. */
const limits = { bytes: 24_000_000, elements: 60_000, decoded: true } as const;

type Element = ReturnType<typeof parseXml>['root'];

/** Attributes become texts, child elements members; one that comes twice a list. */
function treeOf(element: Element): Bag {
  const tree: Record<string, unknown> = {};
  for (const { name, value } of Array.from(element.attributes)) tree[name] = value;
  for (const child of childrenOf(element)) {
    const name = child.localName ?? '';
    const before = tree[name];
    const here = treeOf(child);
    tree[name] = before === undefined ? here : Array.isArray(before) ? [...before, here] : [before, here];
  }
  return tree;
}

/** A financial record in XML as the same tree that its JSON form has. Throws ProviderError. */
export function readDepositXml(text: string): Bag {
  try {
    return treeOf(parseXml(text, limits).root);
  } catch (error) {
    if (error instanceof XmlError)
      throw new ProviderError('unreadable', 'The bank sent a record that is not proper XML.');
    throw error;
  }
}
