import { faultsHindi, numbersHindi, numbersInLatin } from '@pramaan/documents/faults-hindi.ts';
import {
  fieldLabelsHindi,
  formWordsInLatin,
  hindiHint,
  hintsHindi,
  methodsHindi,
} from '@pramaan/documents/form-hindi.ts';
import { labelsHindi, labelsInLatin } from '@pramaan/documents/labels-hindi.ts';
import { titlesHindi } from '@pramaan/documents/titles-hindi.ts';
import { whysHindi } from '@pramaan/documents/whys-hindi.ts';
import type { Plugin } from 'vite';
import { hiFormWords } from './src/features/application-forms/form-words-hindi.ts';
import { type Change, changed, childrenOf, type Node } from './vite-source.ts';

type Hindi = Readonly<Record<string, string>>;

/** How a text of a declaration reads in Hindi; undefined when nobody has written it. */
type Reading = (english: string) => string | undefined;

const reading =
  (hindi: Hindi, inLatin: readonly string[] = []): Reading =>
  (english) =>
    hindi[english] ?? (english === '' || inLatin.includes(english) ? english : undefined);

const titles = reading(titlesHindi);
const labels = reading(labelsHindi, labelsInLatin);
const methods = reading(methodsHindi, formWordsInLatin);
const questions = reading(fieldLabelsHindi, formWordsInLatin);
const whys = reading(whysHindi);
const hints: Reading = (english) => (hintsHindi[english] || english === '' ? hindiHint(english) : undefined);
const numbers = reading({ ...fieldLabelsHindi, ...numbersHindi }, numbersInLatin);

/** Functions of field.ts whose first argument is a question's label. */
const fieldFunctions = [
  'text',
  'longText',
  'choice',
  'listed',
  'birthDate',
  'wholeNumber',
  'money',
  'field',
  'upload',
];

/** What the arguments of a call are that people read. */
const shownArguments: Readonly<Record<string, readonly Reading[]>> = {
  ...Object.fromEntries(fieldFunctions.map((name) => [name, [questions]])),
  taxRegistrationCard: [titles, labels],
  twoSides: [questions, questions],
};

/** What a property of a declaration is that people read; null when it is data. */
function shownProperty(name: string, beside: ReadonlySet<string>): Reading | null {
  if (name === 'title') return beside.has('list') ? labels : beside.has('endpoint') ? methods : titles;
  if (name === 'label' || name === 'heading' || name === 'numbered') return labels;
  if (name === 'why') return whys;
  return name === 'hint' ? hints : null;
}

const isText = (node: Node | undefined): node is Node & { value: string } =>
  node?.type === 'Literal' && typeof node.value === 'string';
const isCallOf = (node: Node) => (node.type === 'CallExpression' ? (node.callee?.name ?? '') : '');
const keyOf = ({ key }: Node) => (isText(key) ? key.value : (key?.name ?? ''));

interface Shown {
  node: Node & { value: string };
  reading: Reading;
}

/** The texts of one node that people read. */
function shownIn(node: Node): Shown[] {
  const properties = node.type === 'ObjectExpression' ? (node.properties ?? []) : [];
  const beside = new Set(properties.map(keyOf));
  const named = properties.map((one) => ({
    node: one.value as Node | undefined,
    reading: shownProperty(keyOf(one), beside),
  }));
  const readings = shownArguments[isCallOf(node)] ?? [];
  const given = readings.map((each, at) => ({ node: node.arguments?.[at], reading: each }));
  return [...named, ...given].flatMap((one) =>
    one.reading && isText(one.node) ? [{ node: one.node, reading: one.reading }] : [],
  );
}

const gap = /\{\w+\}/g;
const shape = (sentence: string) => sentence.replace(gap, '{}');
const sentences = new Map(Object.entries(faultsHindi).map((pair) => [shape(pair[0]), pair]));

const inTemplate = (text: string) => text.replace(/[\\`]|\$\{/g, '\\$&');

/** A sentence of the checks as JavaScript, with the values that the English one has; null for any other text. */
function sentenceCode(node: Node, code: string): string | null {
  if (isText(node)) {
    const [, hindi] = sentences.get(node.value) ?? [];
    return hindi === undefined ? null : JSON.stringify(hindi);
  }
  if (node.type !== 'TemplateLiteral') return null;
  const parts = (node.quasis ?? []).map(({ value }) => (value as { cooked: string }).cooked);
  const values = (node.expressions ?? []).map(({ start, end }) => `\${${code.slice(start, end)}}`);
  const whole = parts.join('{}');
  if (whole === 'For example {}') return `\`जैसे ${values[0]}\``;
  const [english = '', hindi] = sentences.get(whole) ?? [];
  if (hindi === undefined) return null;
  const names: readonly string[] = english.match(gap) ?? [];
  const filled = hindi.split(/(\{\w+\})/).map((part) => values[names.indexOf(part)] ?? inTemplate(part));
  return `\`${filled.join('')}\``;
}

/** Where numbers are declared their names stand in sentences: `name`, or the first argument of what declares several. */
function numberNames(node: Node): (Node & { value: string })[] {
  const named = node.type === 'Property' && ['name', 'what'].includes(keyOf(node)) ? node.value : undefined;
  const given = isCallOf(node) ? node.arguments?.[0] : undefined;
  return [named as Node | undefined, given].filter(isText);
}

/** A question of a bank's form, its label in Hindi where its checks say it: `{ ...text('पूरा नाम'), label: 'Full name' }`. */
function bankQuestion(node: Node, untold: (english: string) => void): Change[] {
  const [label] = fieldFunctions.includes(isCallOf(node)) ? (node.arguments ?? []) : [];
  if (!isText(label)) return [];
  const hindi = hiFormWords[label.value];
  if (hindi === undefined) untold(label.value);
  return [
    { start: node.start, end: node.start, text: '{ ...' },
    { start: label.start, end: label.end, text: JSON.stringify(hindi) },
    { start: node.end, end: node.end, text: `, label: ${JSON.stringify(label.value)} }` },
  ];
}

/** Where texts of documents are declared that portal pages show. */
const declaring =
  /packages.documents.src.(?:(?:kinds|identifiers|forms.questions).[^?]+|field|menu|outline-data|transaction-table|typed)[.]ts$/;

/**
 * The PDF of a bank's form is English, and its screen reads labels by form-words-hindi.ts: only the sentences of its checks
 * have the Hindi label.
 */
const isBankForm = (id: string) => /src.forms./.test(id);
const isNumber = (id: string) => /src.identifiers./.test(id);

/**
 * The changes that put a module of the documents into Hindi: titles, labels, hints, reasons and sentences. Values, keys,
 * choices and examples stay as they are.
 *
 * @param untold is told each text that has no Hindi
 */
function hindiChanges(id: string, code: string, tree: Node, untold: (english: string) => void): Change[] {
  const changes: Change[] = [];
  const visit = (node: Node): void => {
    const sentence = sentenceCode(node, code);
    if (sentence !== null) {
      changes.push({ start: node.start, end: node.end, text: sentence });
      return;
    }
    if (isBankForm(id)) changes.push(...bankQuestion(node, untold));
    for (const { node: text, reading: read } of isBankForm(id) ? [] : shownIn(node)) {
      const hindi = read(text.value);
      if (hindi === undefined) untold(text.value);
      else if (hindi !== text.value)
        changes.push({ start: text.start, end: text.end, text: JSON.stringify(hindi) });
    }
    if (isNumber(id) || (isBankForm(id) && !isCallOf(node)))
      for (const { start, end, value } of numberNames(node)) {
        const hindi = numbers(value);
        if (hindi !== undefined && hindi !== value) changes.push({ start, end, text: JSON.stringify(hindi) });
      }
    for (const child of childrenOf(node)) visit(child);
  };
  visit(tree);
  return changes;
}

/**
 * Puts the Hindi of the documents where they are declared, in the Hindi build (decision 0063): each screen shows it, no file
 * is fetched for it, and a text without Hindi does not build.
 */
export function withHindiDocuments(locale: string): Plugin {
  return {
    name: 'hindi-documents',
    apply: (_, { command }) => command === 'build' && locale === 'hi',
    enforce: 'pre',
    transform: {
      filter: { id: declaring },
      handler(code, id) {
        const tree = this.parse(code, { lang: 'ts' }) as unknown as Node;
        const changes = hindiChanges(id, code, tree, (english) =>
          this.error(`“${english}” has no Hindi in packages/documents/src/*-hindi.ts (${id}).`),
        );
        return changes.length === 0 ? null : { code: changed(code, changes), map: null, moduleType: 'ts' };
      },
    },
  };
}
