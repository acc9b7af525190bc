import { readPdf } from './pages.ts';
import { demoPeople, inventPerson } from '@pramaan/specimens/people.ts';
import { itrV2019 } from '@pramaan/specimens/papers/itr-v-2019.ts';
import { itrV2021 } from '@pramaan/specimens/papers/itr-v-2021.ts';
import { itrV2023 } from '@pramaan/specimens/papers/itr-v-2023.ts';
import { readItrV } from '@pramaan/readers/itr-v/reader.ts';
const all = [...demoPeople, ...[1,2,3,4,5,6].map(inventPerson)];
for (const paper of [itrV2019, itrV2021, itrV2023]) {
for (const p of all) {
  const r = readItrV((await readPdf(await paper.make(p))).pages);
  const t = paper.truth(p);
  for (const [k, v] of Object.entries(t)) if (r.fields[k]?.value !== v) console.log(p.name, paper.name, k, v, '<>', r.fields[k]?.value);
  for (const [k, f] of Object.entries(r.fields)) { if (f.doubt) console.log(paper.name, k, f.doubt); if (!(k in t)) console.log('extra', k, f.value); }
  for (const c of r.checks) if (c.outcome !== 'passed') console.log(paper.name, c);
  if (p === all[0]) console.log(r.likeness, r.checks.length, Object.keys(r.fields).length, Object.keys(t).length);
}
for (const fault of paper.faults) { const r = readItrV((await readPdf(await paper.make(all[0]!, { fault: fault as never }))).pages);
 console.log(fault, r.checks.filter((c) => c.outcome === 'failed').map((c) => `${c.name}: ${c.detail}`), Object.entries(r.fields).filter(([, f]) => f.doubt).map(([k]) => k).join(' ')); }
}
