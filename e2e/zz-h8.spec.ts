import { newcomer } from './people.ts';
import { paint } from './looks.ts';
import { chooseWay, idProof, openDocument } from './room.ts';
import { covered, givePicture, specimen } from './specimens.ts';
import { test } from './test.ts';
test('look', async ({ open }) => {
  test.setTimeout(200_000);
  const page = await open({ as: newcomer(`Asha Sample ${Date.now() % 7 === 9}`), reducedMotion: 'reduce' });
  for (const [paper, doc, title] of [['pan-2018','pan','PAN'],['passport','passport','Passport'],['aadhaar-letter','aadhaar','Aadhaar'],['voter-2021','epic','Voter ID'],['licence-2019','dl','Driving licence']] as const) {
    await openDocument(page, `${idProof}/${doc}`, title);
    await chooseWay(page, 'Scan or photo');
    await givePicture(page, await covered(page, await specimen(paper, 'asha', 'tilted'), { left: 0.03, top: 0.55, width: 0.4, height: 0.075 }));
    await page.getByRole('button', { name: /This is right|Is something wrong|Choose another file/ }).first().waitFor({ timeout: 40_000 }).catch(() => console.log('no', paper));
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.waitForTimeout(3200);
      await paint(page, width === 360 ? 'light' : 'dark');
      await page.screenshot({ path: `/tmp/h8/real-${doc}-${width}.png`, fullPage: true });
    }
    await page.setViewportSize({ width: 360, height: 740 });
  }
});
