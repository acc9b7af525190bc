import type { enListed } from './en-listed.ts';

export const hiListed: Readonly<Record<keyof typeof enListed, string>> = {
  'listed.first': 'पहले इससे पिछले सवाल का जवाब दें',
  'listed.another': 'कोई और: लिखें',
  'listed.type': 'लिखें: {field}',
};
