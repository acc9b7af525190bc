import { chromium } from 'playwright-core';
import { AxeBuilder } from '@axe-core/playwright';
const base='http://localhost:3310', inbox='http://localhost:3311';
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--headless','--disable-gpu','--disable-background-networking']});
const code=async to=>{for(let i=0;i<20;i++){const m=await (await fetch(inbox+'/inbox/messages?to='+to)).json(); if(m[0]&&Date.now()-Date.parse(m[0].sentAt)<4000){return /\b(\d{6})\b/.exec(m[0].text)[1]} await new Promise(r=>setTimeout(r,150))} throw new Error('no code '+to)};
for (const [w,h,scheme] of [[360,740,'light'],[1280,860,'dark']]) {
  const tag=`${w}-${scheme}`; const ctx=await b.newContext({viewport:{width:w,height:h},colorScheme:scheme}); const p=await ctx.newPage();
  const errs=[];p.on('response',r=>{if(r.status()>=400)errs.push(r.status()+' '+r.request().method()+' '+r.url())}); p.on('console',m=>{if(['error','warning'].includes(m.type()))errs.push(m.text())}); p.on('pageerror',e=>errs.push('PAGEERR '+e.message));
  const shot=async(n,full=false)=>{await p.waitForTimeout(400);await p.screenshot({path:`/tmp/w1shots/${n}-${tag}.png`,fullPage:full})};
  const axe=async n=>{await p.waitForTimeout(400);const r=await new AxeBuilder({page:p}).withTags(['wcag2a','wcag2aa','wcag21aa','wcag22aa']).analyze();for(const v of r.violations)console.log('AXE',tag,n,v.id,v.nodes.length,v.nodes[0].html.slice(0,140),v.nodes[0].failureSummary.slice(0,200).replace(/\n/g,' '))};
  try{
  for(const u of ['/','/nope','/consent','/consent-thanku','/user-login','/register','/login-admin','/login-team','/forgot-password','/digi-report/xyz']){await p.goto(base+u);await p.waitForSelector('h1');await axe(u); if(u==='/digi-report/xyz')await shot('30-digi')}
  // register
  const num='98'+String(Math.floor(Math.random()*1e8)).padStart(8,'0');
  await p.goto(base+'/register');await p.click('button[type=submit]');await shot('31-register-fault',true);
  await p.fill('input[name=name]','New Person');await p.fill('input[name=mobile]',num);await p.fill('input[name=email]','bad@');await p.click('button[type=submit]');await p.waitForTimeout(700);await shot('32-register',true);
  if(await p.$('input[name=email]')){await p.fill('input[name=email]','');await p.click('button[type=submit]')}
  await p.waitForSelector('input[name=otp]');const c=await code(num);await p.fill('input[name=otp]',c);await p.keyboard.press('Enter');await p.waitForURL(/laas/);await p.waitForSelector('h1');await axe('/laas');console.log(tag,'registered ->',p.url());
  // co-applicant
  await p.goto(base+'/laas/customer');await p.waitForSelector('form');await axe('customer');await p.click('text=Add a co-applicant');await p.click('form >> nth=1 >> button[type=submit]');await p.waitForTimeout(200);await shot('33-co',true);
  // map
  await p.goto(base+'/laas/personal-detail');await p.waitForSelector('h1');await shot('34-pd',true);
  const link=await p.$$eval('main a',as=>as.map(a=>a.getAttribute('href')));console.log(link.join(' '));
  for(const l of link.filter(x=>x?.includes('personal-detail/'))){await p.goto(base+l);await p.waitForTimeout(1500);const btn=await p.$('button:has-text("map")');if(btn){await btn.click();await p.waitForSelector('dialog');await p.waitForTimeout(900);await axe('map');await shot('35-map');await p.fill('input[name=place]','zzzzqq');await p.keyboard.press('Enter');await p.waitForTimeout(500);await shot('36-map-none');await p.fill('input[name=place]','560038');await p.keyboard.press('Enter');await p.waitForTimeout(700);await shot('37-map-found');await p.click('dialog ul button');await p.waitForTimeout(400);await shot('38-map-picked');await p.focus('[role=application]');for(let i=0;i<4;i++)await p.keyboard.press('ArrowRight');await p.waitForTimeout(1200);await shot('39-map-keys');
     const pin=await p.$('.leaflet-marker-icon');const bb=await pin.boundingBox();await p.mouse.move(bb.x+bb.width/2,bb.y+bb.height/2);await p.mouse.down();await p.mouse.move(bb.x-60,bb.y+60,{steps:5});await p.mouse.up();await p.waitForTimeout(1200);await shot('40-map-drag');await p.click('dialog >> text=Confirm');await p.waitForTimeout(500);await shot('41-map-after',true);break}}
  // session warning
  await p.goto(base+'/laas');await p.waitForSelector('h1');await p.waitForTimeout(500);await p.evaluate(()=>{const d=Date.now;Date.now=()=>d()+28.5*60e3});await p.waitForTimeout(5600);await shot('42-session');await axe('session');await p.click('dialog button');await p.waitForTimeout(500);console.log(tag,'dialog after stay',await p.$('dialog')!==null);
  await ctx.setOffline(true);await p.waitForTimeout(300);await shot('43-offline');await ctx.setOffline(false);
  await p.evaluate(()=>fetch('/x').catch(()=>0));
  await p.goto(base+'/laas/customer');await p.waitForSelector('form');await p.click('[aria-label="Log out"]');await p.waitForURL(base+'/');console.log('ls',await p.evaluate(()=>localStorage.length));
  // deep link and next
  await p.goto(base+'/laas/loan');await p.waitForURL(/next/);console.log(p.url());
  // forgot
  await p.goto(base+'/forgot-password');await p.fill('input[name=mobile]','9000000101');await p.click('button[type=submit]');await p.waitForSelector('input[name=otp]');await p.fill('input[name=otp]',await code('9000000101'));await p.keyboard.press('Enter');await p.waitForSelector('input[name=new-password]');await axe('newpass');await p.fill('input[name=new-password]','short');await p.fill('input[name=repeat-password]','other');await p.click('button[type=submit]');await shot('44-newpass',true);
  const np='Udaan river '+tag;await p.fill('input[name=new-password]',np);await p.fill('input[name=repeat-password]',np);await p.click('button[type=submit]');await p.waitForURL(/login-admin/);await shot('45-after-reset');
  await p.fill('input[name=mobile]','9000000101');await p.fill('input[name=password]',np);await p.click('button[type=submit]');await p.waitForURL(/admin$/);await p.waitForSelector('main h1');await axe('admin');
  await p.keyboard.press('j');console.log('j focuses',await p.evaluate(()=>document.activeElement?.textContent));
  await p.goto(base+'/admin/account');await p.fill('input[name=old-password]','nope');await p.fill('input[name=new-password]','Demo@12345');await p.fill('input[name=repeat-password]','Demo@12345');await p.click('form button[type=submit]');await p.waitForSelector('form [role=alert]');await axe('account');await shot('46-oldwrong');
  await p.fill('input[name=old-password]',np);await p.click('form button[type=submit]');await p.waitForTimeout(900);await shot('47-changed');
  await p.goto(base+'/laas');await p.waitForURL(/admin/);console.log('staff at /laas ->',p.url());
  await p.evaluate(()=>localStorage.setItem('token','damaged'));await p.goto(base+'/admin');await p.waitForURL(/login-admin/);console.log('damaged token ->',p.url());
  }catch(e){console.log('FAILED',tag,p.url(),e.message.slice(0,400));await p.screenshot({path:`/tmp/w1shots/fail2-${tag}.png`})}
  console.log(tag,'errors',[...new Set(errs)].slice(0,8));await ctx.close();
}
await b.close();
