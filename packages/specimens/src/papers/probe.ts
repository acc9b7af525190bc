import { writeFileSync } from 'node:fs';
import { demoPeople } from '../people.ts';
import { itrV2019 } from './itr-v-2019.ts';
import { itrV2021 } from './itr-v-2021.ts';
import { itrV2023 } from './itr-v-2023.ts';
import { epfPassbook } from './epf-passbook.ts';
const p = demoPeople[0];
for (const paper of [itrV2019, itrV2021, itrV2023, epfPassbook]) if (p) writeFileSync(`/tmp/p4/${paper.name}.pdf`, await paper.make(p));
