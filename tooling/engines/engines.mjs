import newest from 'puppeteer-core';
import old from 'puppeteer-core-old';
import { findCommand, systemChromium } from '../../scripts/lib/browser.mjs';
import { oldChromium } from './installEngines.mjs';
import { startPuppeteer } from './puppeteerEngine.mjs';
import { hosts } from './startTlsSites.mjs';
import { startWebkit } from './webkitEngine.mjs';

const args = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--lang=zh-CN'];
const viewport = { width: 1440, height: 900 };

const sites = Object.values(hosts);
/** The two sites are on this machine. */
const siteRules = `--host-resolver-rules=${sites.map((host) => `MAP ${host} 127.0.0.1`).join()}`;

const startOld = async (name) =>
  startPuppeteer(old, {
    executablePath: await oldChromium(name),
    args: [...args, siteRules],
    defaultViewport: viewport,
    ignoreHTTPSErrors: true,
  });

/** The kernels of desktop shells and of views on phones, oldest first. */
export const kernels = {
  'Chromium 88': () => startOld('chrome-aws-lambda'),
  'Chromium 92': () => startOld('@sparticuz/chromium-92'),
  'Chromium 103': () => startOld('@sparticuz/chromium-103'),
};

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
  ...kernels,
  'Firefox ESR': () => startFirefox(),
  WebKit: startWebkit,
};

/** Engines that block cookies of third parties, and know the two sites. */
export const withoutThirdPartyCookies = {
  Chromium: () =>
    startPuppeteer(newest, {
      executablePath: systemChromium(),
      args: [...args, '--test-third-party-cookie-phaseout', siteRules],
      defaultViewport: viewport,
      acceptInsecureCerts: true,
    }),
  'Firefox ESR': () =>
    startFirefox({ 'network.cookie.cookieBehavior': 1, 'network.dns.localDomains': sites.join() }),
};

/** The current Chromium, which others are compared with. */
export const present = () =>
  startPuppeteer(newest, { executablePath: systemChromium(), args, defaultViewport: viewport });
