/** A page that Puppeteer drives, of any version: what `Screen` needs. */
function toPage(page) {
  return {
    goto: (url) => page.goto(url, { waitUntil: 'domcontentloaded' }),
    run: (source) => page.evaluate(source),
    async element(source) {
      const handle = await page.evaluateHandle(source);
      const element = handle.asElement();
      return (
        element && {
          click: () => element.click(),
          type: (text) => element.type(text),
          upload: (file) => element.uploadFile(file),
        }
      );
    },
    resize: (width, height) => page.setViewport({ width, height }),
    picture: (path) => page.screenshot({ path }),
  };
}

/** An engine that Puppeteer starts. `open` makes a page without the cookies of others. */
export async function startPuppeteer(puppeteer, options) {
  const browser = await puppeteer.launch({ headless: true, ...options });
  return {
    version: await browser.version(),
    async open(userAgent) {
      const create = browser.createIncognitoBrowserContext ?? browser.createBrowserContext;
      const context = await create.call(browser);
      const page = await context.newPage();
      if (userAgent) await page.setUserAgent(userAgent);
      const problems = [];
      page.on('pageerror', (error) => problems.push(error.message));
      /** The frame of an origin, as a page. */
      const frame = async (origin) => {
        const found = await page.waitForFrame((one) => one.url().startsWith(origin));
        return { ...toPage(found), problems };
      };
      return { ...toPage(page), problems, frame, close: () => context.close() };
    },
    close: () => browser.close(),
  };
}
