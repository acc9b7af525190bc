import { world } from './world.ts';

/** A person whom the sandbox made, with their numbers by kind: `numbers['driving licence number']`. */
export interface MadePerson {
  seed: string;
  /** YYYY-MM-DD. */
  dob: string;
  numbers: Record<string, string>;
}

/** Has the sandbox make a person, whom every service then knows. */
export async function makePerson(name: string, mobile: string): Promise<MadePerson> {
  const reply = await fetch(`${world.sandbox}/people`, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams({ name, mobile }),
  });
  return (await reply.json()) as MadePerson;
}

/** A number of a made person, by its kind; blank for a kind that there is not. */
export const numberOfKind = ({ numbers }: MadePerson, kind: string): string => numbers[kind] ?? '';
