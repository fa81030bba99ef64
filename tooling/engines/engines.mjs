import newest from 'puppeteer-core';
import old from 'puppeteer-core-old';
import { findCommand, systemChromium } from '../../scripts/lib/browser.mjs';
import { oldChromium } from './installEngines.mjs';
import { startPuppeteer } from './puppeteerEngine.mjs';
import { hosts } from './startTlsSites.mjs';
import { startWebkit } from './webkitEngine.mjs';

const args = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--lang=zh-CN'];
const viewport = { width: 1440, height: 900 };

const startOld = async (name) =>
  startPuppeteer(old, {
    executablePath: await oldChromium(name),
    args,
    defaultViewport: viewport,
  });

const startFirefox = (prefs = {}) =>
  startPuppeteer(newest, {
    browser: 'firefox',
    executablePath: findCommand('firefox-esr'),
    defaultViewport: viewport,
    acceptInsecureCerts: true,
    extraPrefsFirefox: {
      'intl.accept_languages': 'zh-CN',
      'intl.locale.requested': 'zh-CN',
      ...prefs,
    },
  });

/** The engines by name, oldest Chromium first. Each starts when it is called. */
export const engines = {
  'Chromium 88': () => startOld('chrome-aws-lambda'),
  'Chromium 92': () => startOld('@sparticuz/chromium-92'),
  'Chromium 103': () => startOld('@sparticuz/chromium-103'),
  'Firefox ESR': () => startFirefox(),
  WebKit: startWebkit,
};

const sites = Object.values(hosts);

/** Engines that block cookies of third parties, and know the two sites. */
export const withoutThirdPartyCookies = {
  Chromium: () =>
    startPuppeteer(newest, {
      executablePath: systemChromium(),
      args: [
        ...args,
        '--test-third-party-cookie-phaseout',
        `--host-resolver-rules=${sites.map((host) => `MAP ${host} 127.0.0.1`).join()}`,
      ],
      defaultViewport: viewport,
      acceptInsecureCerts: true,
    }),
  'Firefox ESR': () =>
    startFirefox({ 'network.cookie.cookieBehavior': 1, 'network.dns.localDomains': sites.join() }),
};

/** The present Chromium, which others are compared with. */
export const present = () =>
  startPuppeteer(newest, { executablePath: systemChromium(), args, defaultViewport: viewport });
