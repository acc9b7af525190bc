import { chromium } from 'playwright-core';
const base='http://localhost:3310', inbox='http://localhost:3311';
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--headless','--disable-gpu','--disable-background-networking']});
const only=process.argv[2];
for (const [w,h,scheme] of [[360,740,'light'],[1280,860,'light'],[360,740,'dark'],[1280,860,'dark']]) {
  const tag=`${w}-${scheme}`; if(only&&!tag.startsWith(only)) continue;
  const ctx=await b.newContext({viewport:{width:w,height:h},colorScheme:scheme});
  const p=await ctx.newPage(); const errs=[]; p.on('console',m=>{if(['error','warning'].includes(m.type()))errs.push(m.text())}); p.on('pageerror',e=>errs.push('PAGEERR '+e.message));
  const shot=async n=>{await p.waitForTimeout(350);const over=await p.evaluate(()=>document.documentElement.scrollWidth-innerWidth);if(over>0)console.log('OVERFLOW',tag,n,over);await p.screenshot({path:`/tmp/w1shots/${n}-${tag}.png`,fullPage:true})};
  try {
  await p.goto(base+'/'); await p.waitForSelector('h1'); await shot('01-landing');
  await p.goto(base+'/nope'); await p.waitForSelector('h1'); await shot('02-404');
  await p.goto(base+'/consent'); await p.waitForSelector('h1'); await shot('03-consent');
  await p.goto(base+'/consent-thanku'); await p.waitForSelector('h1'); await shot('04-thanks');
  await p.goto(base+'/bank-mob-status?JSONcallBackStatus=SUCCESS'); await p.waitForSelector('h1'); await shot('05-bank');
  await p.goto(base+'/laas'); await p.waitForURL(/\/login/); await p.waitForSelector('h1'); 
  await p.click('button[type=submit]'); await shot('06-login-fault');
  const since=Date.now();
  await p.fill('input[name=mobile]','+91 90000-00013'); await p.click('button[type=submit]'); await p.waitForSelector('input[name=otp]'); await shot('07-code');
  await p.fill('input[name=otp]','000000'); await p.click('button[type=submit]'); await p.waitForSelector('[role=alert]'); await shot('08-code-wrong');
  await p.waitForTimeout(300);
  const msgs=await (await fetch(inbox+'/inbox/messages?to=9000000013')).json(); const code=/\b(\d{6})\b/.exec(msgs[0].text)[1];
  await p.fill('input[name=otp]',code); await p.click('button[type=submit]'); await p.waitForURL(/laas/); await p.waitForSelector('h1'); await shot('09-home');
  console.log(tag,'ls',await p.evaluate(()=>Object.fromEntries(Object.entries(localStorage).map(([k,v])=>[k,v.slice(0,24)]))));
  await p.goto(base+'/laas/customer'); await p.waitForSelector('form'); await shot('10-profile');
  await p.goto(base+'/laas/litigation'); await p.waitForSelector('h1'); await shot('11-later');
  await p.goto(base+'/laas/identity/id-proof'); await p.waitForSelector('h1'); await shot('12-area');
  await p.goto(base+'/laas/identity/id-proof/pan'); await p.waitForSelector('h1'); await shot('13-pan');
  await p.goto(base+'/admin'); await p.waitForURL(/user-login/); console.log(tag,'admin as applicant ->',p.url(),'ls',await p.evaluate(()=>localStorage.length));
  await p.goto(base+'/admin'); await p.waitForURL(/login-admin/); await p.waitForSelector('h1'); await shot('20-login-admin');
  await p.fill('input[name=mobile]','9000000001'); await p.fill('input[name=password]','wrong'); await p.click('button[type=submit]'); await p.waitForSelector('[role=alert]'); await shot('21-login-wrong');
  await p.goto(base+'/login-team'); await p.fill('input[name=username]','saral.disabled'); await p.fill('input[name=password]','Demo@12345'); await p.click('button[type=submit]'); await p.waitForSelector('[role=alert]'); await shot('22-team-disabled');
  await p.goto(base+'/login-admin'); await p.fill('input[name=mobile]','9000000001'); await p.fill('input[name=password]','Demo@12345'); await p.click('button[type=submit]'); await p.waitForURL(/\/admin/); await p.waitForSelector('table'); await shot('23-applicants');
  await p.keyboard.press('/'); await p.keyboard.type('zzz'); await p.waitForTimeout(800); await shot('24-nobody');
  await p.fill('input[type=search]','Ravi'); await p.waitForTimeout(900); await shot('25-ravi'); await p.click('[data-line]'); await p.waitForURL(/report/); await p.waitForTimeout(1500); await shot('26-report');
  await p.goto(p.url().replace('report','agreement')); await p.waitForSelector('h1'); await shot('27-agreement');
  await p.goto(base+'/admin/account'); await p.waitForSelector('form'); await shot('28-account');
  await p.click('[aria-label="Log out"]'); await p.waitForURL(/login-admin/); console.log(tag,'after logout ls',await p.evaluate(()=>localStorage.length));
  } catch(e){console.log('FAILED',tag,p.url(),e.message.slice(0,300)); await p.screenshot({path:`/tmp/w1shots/fail-${tag}.png`})}
  console.log(tag,'errors',[...new Set(errs)].slice(0,8)); await ctx.close();
}
await b.close();
