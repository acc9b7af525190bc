import { html } from '../../page.ts';
import type { Deposit } from './deposit.ts';

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
const isDeposit = (value: unknown): value is Deposit =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Texts become attributes, objects elements, lists repeated elements (standards §7.2). */
function element(name: string, value: Deposit, more = ''): string {
  const entries = Object.entries(value);
  const attributes = entries
    .filter(([, member]) => typeof member === 'string')
    .map(([key, member]) => ` ${key}="${html(String(member))}"`);
  const children = entries.flatMap(([key, member]) => {
    const many = Array.isArray(member) ? member : [member];
    return many.filter(isDeposit).map((child) => element(capital(key), child));
  });
  const start = `<${name}${more}${attributes.join('')}`;
  return children.length === 0 ? `${start}/>` : `${start}>${children.join('')}</${name}>`;
}

/** The record as XML of the v1 schema. */
export function depositXml(deposit: Deposit): string {
  const spaces = ' xmlns="http://api.rebit.org.in/FISchema/deposit"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element('Account', deposit, spaces)}`;
}
