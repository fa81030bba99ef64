/** A page that Puppeteer drives, of any version: what `Screen` needs. A picture is PNG in Base64. */
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
    media: (type) => page.emulateMediaType(type),
    picture: () => page.screenshot({ encoding: 'base64' }),
  };
}

/** An engine that Puppeteer starts. `open` makes a page without the cookies of others. */
export async function startPuppeteer(puppeteer, options) {
  const browser = await puppeteer.launch({ headless: true, ...options });
  return {
    version: await browser.version(),
    /** `beforeScripts` runs before the scripts of each page. */
    async open({ beforeScripts } = {}) {
      const create = browser.createIncognitoBrowserContext ?? browser.createBrowserContext;
      const context = await create.call(browser);
      const page = await context.newPage();
      if (beforeScripts) await page.evaluateOnNewDocument(beforeScripts);
      const problems = [];
      page.on('pageerror', (error) => problems.push(error.message));
      page.on('console', (message) => {
        // What a response of 401 or 404 logs is no fault of the page.
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
          problems.push(message.text());
      });
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
