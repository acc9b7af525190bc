import { htmlEntities, htmlText } from '../html-text.ts';
import type { BankForm } from './define.ts';

/*
 * A form as HTML of our own making, and the way back (C §7: convertbase64 takes "form html"). It is a carrier of
 * data: what comes back is read by a grammar that knows nine tags and two attributes, and drawn again from the
 * declaration. Nothing of it is ever shown, run or fetched.
 */

const meant = new Map(Object.entries(htmlEntities).map(([sign, entity]) => [entity, sign]));

/** The form with its answers as HTML. */
export function formHtml(form: BankForm, bank: string, answers: Readonly<Record<string, string>>): string {
  const rows = (questions: BankForm['sections'][number]['questions']) =>
    Object.entries(questions).map(
      ([name, { field }]) =>
        `<dt>${htmlText(field.label)}</dt><dd data-name="${name}">${htmlText(answers[name] ?? '')}</dd>`,
    );
  return [
    `<form data-form="${form.id}" data-bank="${htmlText(bank)}">`,
    `<h1>${htmlText(form.title)}</h1>`,
    ...form.sections.flatMap(({ title, questions }) => [
      `<section><h2>${htmlText(title)}</h2><dl>`,
      ...rows(questions),
      '</dl></section>',
    ]),
    '</form>',
  ].join('\n');
}

/** Longer than any form of ours with every answer at its bound. */
const longest = 200_000;
const parents: Readonly<Record<string, readonly string[]>> = {
  form: [''],
  h1: ['form'],
  section: ['form'],
  h2: ['section'],
  dl: ['section'],
  dt: ['dl'],
  dd: ['dl'],
};
const attributes: Readonly<Record<string, readonly string[]>> = {
  form: ['data-form', 'data-bank'],
  dd: ['data-name'],
};
const holdsText = new Set(['h1', 'h2', 'dt', 'dd']);

/** What the HTML of a form says. */
interface FormInHtml {
  formType: string;
  bank: string;
  /** By the names that stand there; the form's own schema says which of them it knows. */
  answers: Record<string, string>;
}

class NotOurs extends Error {}
const shown = (text: string) => text.slice(0, 40);

function plainText(text: string): string {
  const entity = /&(?!(?:amp|lt|gt|quot|#39);)[^;]{0,20};?/.exec(text);
  if (entity) throw new NotOurs(`it has the entity ${shown(entity[0])}`);
  return text.replace(/&(?:amp|lt|gt|quot|#39);/g, (one) => meant.get(one) ?? '');
}

function attributesOf(tag: string, text: string): Record<string, string> {
  const found: Record<string, string> = {};
  let rest = text;
  while (rest !== '') {
    const match = /^ ([a-z-]{1,20})="([^"<>]{0,500})"/.exec(rest);
    const name = match?.[1] ?? '';
    if (!match || !attributes[tag]?.includes(name) || Object.hasOwn(found, name))
      throw new NotOurs(`the tag <${tag}> has something that our forms do not have:${shown(rest)}`);
    found[name] = plainText(match[2] ?? '');
    rest = rest.slice(match[0].length);
  }
  return found;
}

/**
 * Reads the HTML of a form of ours. Takes time in proportion to its length.
 *
 * @returns what it says, or a sentence that says why it is none of ours
 */
export function readFormHtml(html: string): FormInHtml | { refused: string } {
  try {
    return read(html);
  } catch (error) {
    if (!(error instanceof NotOurs)) throw error;
    return {
      refused: `Only the HTML of our own forms is taken, and ${error.message}. Send the form as it was given to you, or its answers as appData.`,
    };
  }
}

function read(html: string): FormInHtml {
  if (html.length > longest) throw new NotOurs('it is longer than any of them');
  const open: string[] = [];
  const said: FormInHtml = { formType: '', bank: '', answers: {} };
  let name: string | null = null;
  let text = '';
  let forms = 0;
  // One piece at a time: a tag, or the text up to the next.
  const piece = /<(\/?)([A-Za-z][A-Za-z0-9]{0,15})([^<>]{0,2000})>|([^<]+)|</y;
  while (piece.lastIndex < html.length) {
    const found = piece.exec(html);
    const [whole = '', slash, tag, rest = '', words] = found ?? [];
    if (words !== undefined) {
      if (holdsText.has(open.at(-1) ?? '')) text += plainText(words);
      else if (words.trim() !== '')
        throw new NotOurs(`it has text where they have none: “${shown(words.trim())}”`);
      continue;
    }
    if (!tag || !Object.hasOwn(parents, tag))
      throw new NotOurs(
        `it has ${tag ? `the tag <${shown(tag)}>` : `“${shown(html.slice(found?.index ?? 0, (found?.index ?? 0) + 20))}”`}, which they do not have`,
      );
    if (slash) {
      if (open.pop() !== tag || rest !== '') throw new NotOurs(`the tag ${shown(whole)} closes nothing`);
      if (tag === 'dd' && name !== null) said.answers[name] = text;
      name = null;
      continue;
    }
    if (!parents[tag]?.includes(open.at(-1) ?? ''))
      throw new NotOurs(`the tag <${tag}> stands in a wrong place`);
    const given = attributesOf(tag, rest);
    if (tag === 'form') {
      forms += 1;
      said.formType = given['data-form'] ?? '';
      said.bank = given['data-bank'] ?? '';
    }
    if (tag === 'dd') {
      name = given['data-name'] ?? null;
      if (name === null || !/^[A-Za-z]\w{0,39}$/.test(name) || Object.hasOwn(said.answers, name))
        throw new NotOurs('an answer has no name of its own');
    }
    text = '';
    open.push(tag);
  }
  if (open.length > 0) throw new NotOurs('it breaks off');
  if (forms !== 1) throw new NotOurs(forms === 0 ? 'it is none' : 'it holds more than one');
  return said;
}
