import { serveTexts } from './staticServer.js';

/**
 * A page of another site, from which visits start: a search engine, a portal, the browser's own start page. For the next
 * page the browser then takes another process. Only an empty tab's process is used again, unless the page is isolated.
 */
export async function serveOtherSite() {
  const { url, stop } = await serveTexts({
    '/': [
      'text/html; charset=utf-8',
      '<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>搜索</title><link rel="icon" href="data:,"><p>垫江惠企平台',
    ],
  });
  // 127.0.0.1 and localhost are two sites.
  return { url: url.replace('127.0.0.1', 'localhost'), stop };
}
