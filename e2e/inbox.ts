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

export const codeIn = (text: string) => /(?<!\d)\d{6}(?!\d)/.exec(text)?.[0] ?? '';

/** The newest code sent to a number after its first `count` messages, waiting for it. What was sent before may come after it. */
export async function codeFor(to: string, count: number): Promise<string> {
  const newest = async () => {
    const all = await messagesTo(to);
    const since = all.slice(0, Math.max(0, all.length - count));
    return since.map(({ text }) => codeIn(text)).find((code) => code !== '') ?? '';
  };
  await expect.poll(newest, { message: `a code to ${to}`, timeout: 120_000 }).not.toBe('');
  return newest();
}

/** The same, read as a person does: on the inbox page. */
export async function readCodeOnPage(page: Page, to: string): Promise<string> {
  await page.goto(`${world.sandbox}/inbox`);
  await page.getByLabel('Messages to').selectOption(to);
  await page.getByRole('button', { name: 'Show' }).click();
  const newest = page.getByRole('article').filter({ hasText: to }).first();
  await expect(newest).toBeVisible();
  return codeIn((await newest.locator('.code b').textContent()) ?? '');
}
