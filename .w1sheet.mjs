import sharp from 'sharp';
import { existsSync } from 'node:fs';
const [out,w,cols,...files]=process.argv.slice(2); const W=+w; const maxH=+(process.env.MAXH??1400);
const imgs=[]; for(const f of files){ if(!existsSync(f))continue; let i=sharp(f).resize({width:W}); const buf=await i.png().toBuffer({resolveWithObject:true}); let b=buf.data,h=buf.info.height; if(h>maxH){b=await sharp(b).extract({left:0,top:0,width:W,height:maxH}).png().toBuffer();h=maxH} imgs.push([b,h]) }
const C=+cols; const rows=[];for(let i=0;i<imgs.length;i+=C)rows.push(imgs.slice(i,i+C)); let y=0;const comp=[];for(const r of rows){r.forEach(([b],j)=>comp.push({input:b,left:j*(W+8),top:y}));y+=Math.max(...r.map(x=>x[1]))+8}
await sharp({create:{width:C*(W+8),height:y,channels:3,background:'#888'}}).composite(comp).png().toFile(out);
