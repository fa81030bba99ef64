import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { findCommand } from '../../scripts/lib/browser.mjs';
import { freePort } from '../../scripts/lib/port.mjs';

/** How WebDriver names an element (https://www.w3.org/TR/webdriver2/#elements). */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
const startLimitMs = 60_000;
/** Longer than any command takes; without it, one that the driver never replies to would hold up the walk for ever. */
const callLimitMs = 60_000;

async function call(method, url, body) {
  const response = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json' },
    signal: AbortSignal.timeout(callLimitMs),
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

async function untilReady(url) {
  const deadline = Date.now() + startLimitMs;
  while (Date.now() < deadline) {
    const ready = await call('GET', `${url}/status`).catch(() => null);
    if (ready?.ready !== undefined) return;
    await wait(100);
  }
  throw new Error('WebKitWebDriver does not start');
}

function toPage(session) {
  const post = (path, body = {}) => call('POST', `${session}/${path}`, body);
  const run = (source) => post('execute/sync', { script: `return ${source}`, args: [] });
  return {
    goto: (url) => post('url', { url }),
    // Promises are awaited by the driver.
    run,
    async element(source) {
      const id = (await run(source))?.[elementKey];
      return (
        id && {
          click: () => post(`element/${id}/click`),
          type: (text) => post(`element/${id}/value`, { text }),
          upload: (file) => post(`element/${id}/value`, { text: file }),
        }
      );
    },
    resize: (width, height) => post('window/rect', { width, height }),
    async picture() {
      // The driver never replies for a page that is exactly as tall as its window.
      await run("void (document.body.style.minHeight = '101vh')");
      const picture = await call('GET', `${session}/screenshot`);
      await run("void (document.body.style.minHeight = '')");
      return picture;
    },
  };
}

/** Debian's WebKit in its small browser, on a screen that nobody sees. */
export async function startWebkit() {
  const display = `:${90 + (process.pid % 900)}`;
  const screen = spawn(findCommand('Xvfb'), [display, '-screen', '0', '1600x1200x24'], {
    stdio: 'ignore',
  });
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const driver = spawn(findCommand('WebKitWebDriver'), [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      LANG: 'zh_CN.UTF-8',
      GDK_BACKEND: 'x11',
      // Containers have neither a graphics card nor the namespaces of its sandbox.
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  await untilReady(url);
  const open = async () => {
    const { sessionId, capabilities } = await call('POST', `${url}/session`, {
      capabilities: { alwaysMatch: { browserName: 'MiniBrowser' } },
    });
    const session = `${url}/session/${sessionId}`;
    const page = toPage(session);
    await page.resize(1440, 900);
    return { ...page, capabilities, problems: [], close: () => call('DELETE', session) };
  };
  const first = await open();
  const version = `WebKitGTK ${first.capabilities.browserVersion}`;
  await first.close();
  return {
    version,
    open,
    close() {
      driver.kill();
      screen.kill();
    },
  };
}
