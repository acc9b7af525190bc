import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The golden lists: transcribed by hand from the two specification files, never from the code. */

interface GoldenRoute {
  id: string;
  /** As the specification writes it: `digi-report/{id}`; `*` is any other path. */
  route: string;
  meaning: string;
  where: string;
  issue: number;
}

export interface GoldenCall {
  method: string;
  /** Under its base; null when the specification does not show the address, then `outside` and `port` say what it is. */
  path: string | null;
  outside?: string;
  /** The part of the outside world it needs: without that, a general call of ours does not do its work. */
  port?: string;
  /** Two uses of one address: the eSign call's `otp` and `sign`. */
  variant?: string;
  body?: string[];
  query?: string[];
  headers?: string[];
  result?: string[];
  form?: boolean;
  where: string;
  issue: number;
}

interface GoldenMessage {
  text: string;
  where: string;
  issue: number;
  /** A word of the path of the file that must say it: too common a text to be believed elsewhere. */
  near?: string;
  /** The specification prints a part of a line. */
  within?: boolean;
}

interface GoldenConstant {
  name: string;
  value: unknown;
  where: string;
  issue: number;
}

interface GoldenBlock {
  heading?: string;
  labels?: string[];
  table?: { title: string; columns: string[] };
  repeat?: string[];
  prose?: boolean;
  /** A named part whose own labels the specification does not list: one line, or lines under that heading. */
  group?: string;
}

export interface GoldenCard {
  document: string;
  method: string;
  /** `a|b`: the specification describes the card, and either wording is right. So with labels in prose. */
  title: string;
  /** The specification writes the labels in prose: case, punctuation and "and" are ours to choose. */
  prose?: boolean;
  blocks: GoldenBlock[];
  /** The medical-council card: the specification gives only a number of fields and their groups. */
  atLeast?: number;
  atMost?: number;
  mentions?: string[];
  /** Tables that the card may have because another section asks for their data. */
  moreTables?: string[];
}

/** `text`, an object of members, or a list of one item shape. */
export type Shape = 'text' | { [name: string]: Shape } | [Shape];

interface GoldenReports {
  summary: { documents: string[]; draft: string[] };
  full: { order: string[] };
  verification: { order: string[] };
  public: { includes: string[] };
}

export interface PendingItem {
  kind: string;
  id: string;
  issue: number;
}

const read = <T>(name: string): T =>
  JSON.parse(readFileSync(join(import.meta.dirname, '..', 'golden', `${name}.json`), 'utf8')) as T;

export const golden = {
  routes: read<GoldenRoute[]>('routes'),
  calls: read<GoldenCall[]>('calls'),
  messages: read<GoldenMessage[]>('messages'),
  constants: read<GoldenConstant[]>('constants'),
  cards: read<GoldenCard[]>('cards'),
  fields: read<{ records: Record<string, { [name: string]: Shape }> }>('fields').records,
  tree: read<{ records: string[]; either: string[][] }>('tree'),
  reports: read<GoldenReports>('reports'),
  draftKeys: read<{ issue: number; groups: Record<string, string[]> }>('draft-keys'),
  sessionKeys: read<{ meaning: string; names: string[]; issue: number }[]>('session-keys'),
  pending: read<PendingItem[]>('pending'),
};

/** One thing that the specification asks for, and what is wrong with it; null when it is there. */
export interface Item {
  kind: string;
  id: string;
  issue: number;
  problem: string | null;
}
