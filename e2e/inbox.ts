import { expect, type Page } from '@playwright/test';
import { world } from './world.ts';

interface Message {
  to: string;
  text: string;
  sentAt: string;
}

export async function messagesTo(to: string): Promise<Message[]> {
  const reply = await fetch(`${world.sandbox}/inbox/messages?to=${to}`);
  return (await reply.json()) as Message[];
}

/** The first that `pattern` finds in the messages to a number after its first `count`, the newest first; waits for it. */
export async function foundFor(to: string, count: number, pattern: RegExp): Promise<string> {
  const found = async () => {
    const all = await messagesTo(to);
    const since = all.slice(0, Math.max(0, all.length - count));
    return since.map(({ text }) => pattern.exec(text)?.[0] ?? '').find((part) => part !== '') ?? '';
  };
  await expect.poll(found, { message: `a message to ${to}`, timeout: 120_000 }).not.toBe('');
  return found();
}

const sixDigits = /(?<!\d)\d{6}(?!\d)/;
export const codeIn = (text: string) => sixDigits.exec(text)?.[0] ?? '';

/** The newest code sent to a number after its first `count` messages. What was sent before it may come after it. */
export const codeFor = (to: string, count: number): Promise<string> => foundFor(to, count, sixDigits);

/** The same, read as a person does: on the inbox page. */
export async function readCodeOnPage(page: Page, to: string): Promise<string> {
  await page.goto(`${world.sandbox}/inbox`);
  await page.getByLabel('Messages to').selectOption(to);
  await page.getByRole('button', { name: 'Show' }).click();
  const newest = page.getByRole('article').filter({ hasText: to }).first();
  await expect(newest).toBeVisible();
  return codeIn((await newest.locator('.code b').textContent()) ?? '');
}
