import { chromium } from '@playwright/test';
const [,, phone, width, out, ...paths] = process.argv;
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args:['--no-sandbox'] });
const c = await b.newContext({ viewport: { width: Number(width), height: 900 }, locale: 'zh-CN', timezoneId: 'Asia/Shanghai' });
const { createHash } = await import('node:crypto');
const url = 'http://127.0.0.1:4840';
const r = await fetch(url+'/api/huiqi/user/login/passwd',{method:'POST',headers:{'content-type':'application/json','x-request-id':'web-bench-000001','x-session-mode':'cookie',origin:url},body:JSON.stringify({type:'FRONT',telPhone:phone,password:createHash('sha256').update('Huiqi@2026').digest('base64')})});
const [n,v] = r.headers.getSetCookie()[0]!.split(';')[0]!.split('=');
await c.addCookies([{name:n!,value:v!,url}]);
const p = await c.newPage();
let i=0;
for (const path of paths) { await p.goto(url+path,{waitUntil:'networkidle'}); await p.waitForTimeout(500);
 const wide = await p.evaluate(() => ({ w: document.documentElement.scrollWidth, squeezed: [...document.querySelectorAll('td,th')].filter((e)=>{const r=e.getBoundingClientRect();return r.width>0&&r.width<64&&(e.textContent??'').trim().length>4}).map((e)=>(e.textContent??'').slice(0,20)+':'+Math.round(e.getBoundingClientRect().width)).slice(0,8), tall: [...document.querySelectorAll('tbody tr')].map((e)=>Math.round(e.getBoundingClientRect().height)).filter((h)=>h>90).length, scrollers: [...document.querySelectorAll('*')].filter((e)=>e.scrollWidth>e.clientWidth+1&&getComputedStyle(e).overflowX==='auto').map((e)=>e.tagName+'.'+e.className.toString().slice(0,40)+' '+e.scrollWidth+'>'+e.clientWidth).slice(0,5) }));
 console.log(path, JSON.stringify(wide));
 await p.screenshot({ path: `/tmp/w/E/${out}${i++}.png`, fullPage: process.env.FULL==='1' }); }
await b.close();
