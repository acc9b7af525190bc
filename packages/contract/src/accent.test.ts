import assert from 'node:assert/strict';
import { test } from 'node:test';
import { accentOf } from './accent.ts';

const channel = (hex: string, at: number) => {
  const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};
const luminance = (hex: string) =>
  0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5);
const contrast = (one: string, two: string) => {
  const [high = 0, low = 0] = [luminance(one), luminance(two)].sort((left, right) => right - left);
  return (high + 0.05) / (low + 0.05);
};

test('any accent passes AA on white, on issued documents, on dark pages and on dark e-mails', () => {
  for (const hex of ['#0b6e4f', '#ffd400', '#ff00ff', '#000000', '#ffffff', '#1e66f5', 'teal', '']) {
    const { light, dark } = accentOf(hex);
    for (const ground of ['#ffffff', '#f6f4f0']) assert.ok(contrast(light, ground) > 4.5, hex);
    for (const ground of ['#232120', '#10201f', '#1d2228']) assert.ok(contrast(dark, ground) > 4.5, hex);
  }
});
