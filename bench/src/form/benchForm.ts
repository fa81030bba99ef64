import { atMost, median, type Section } from '../report.js';
import { bundlePage } from '../site/bundlePage.js';
import { openBrowser } from '../site/openBrowser.js';
import { serveTexts } from '../site/staticServer.js';
import { entries } from './entries.js';
import { measureTyping, type Typing } from './measureTyping.js';
import { nativePage } from './nativePage.js';

const html = 'text/html; charset=utf-8';

/** Our form, built for production from the packages as they are published. */
async function servePages() {
  const { script, style } = await bundlePage('bench/src/form/formPage.jsx');
  return serveTexts({
    '/native': [html, nativePage(entries)],
    '/form': [
      html,
      '<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>Form</title>' +
        '<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">' +
        '<link rel="stylesheet" href="/form.css"><script src="/form.js" defer></script></head>' +
        '<body><div id="root"></div></body></html>',
    ],
    '/form.js': ['text/javascript; charset=utf-8', script],
    '/form.css': ['text/css; charset=utf-8', style],
  });
}

/** Typing into our form of thirty fields beside the same of native controls. */
export async function benchForm(rounds = 7): Promise<Section> {
  const pages = await servePages();
  const browser = await openBrowser();
  const seen: Record<'native' | 'form', Typing[]> = { native: [], form: [] };
  try {
    for (let round = -1; round < rounds; round += 1) {
      for (const name of ['native', 'form'] as const) {
        const typing = await measureTyping(browser, `${pages.url}/${name}`);
        if (round >= 0) seen[name].push(typing);
      }
    }
  } finally {
    await browser.close();
    await pages.stop();
  }
  const of = (name: 'native' | 'form', pick: (typing: Typing) => readonly number[]) =>
    median(seen[name].map((typing) => median(pick(typing))));
  const native = of('native', ({ toPaint }) => toPaint);
  const form = of('form', ({ toPaint }) => toPaint);
  return {
    title: 'Form: typing into thirty fields',
    how: `Chromium, 4× slower processor, ${rounds} interleaved rounds of 32 letters into a text, an amount and a long text, medians`,
    figures: [
      { name: 'native controls: key to paint', value: native, unit: 'ms' },
      { name: 'our form: key to paint', value: form, unit: 'ms' },
      {
        name: 'native controls: key to frame',
        value: of('native', ({ toScripts }) => toScripts),
        unit: 'ms',
      },
      {
        name: 'our form: key to frame',
        value: of('form', ({ toScripts }) => toScripts),
        unit: 'ms',
      },
      atMost('our form ÷ native controls, key to paint', form / native, 1.1, '×'),
    ],
  };
}
