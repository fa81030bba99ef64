import { firstSheet, renderDocument } from './renderDocument.js';
import type { Shape } from './SiteManifest.js';

/** Follows the title of a page. */
export const siteName = '惠企';

/** What the header shows: links, and the labels of its groups. */
export interface HeaderEntries {
  readonly navigation: readonly { readonly path: string; readonly label: string }[];
  readonly groups: readonly { readonly label: string }[];
}

/** The platform's own line. */
export interface Contact {
  readonly phone: string;
  readonly hotlineHours: string;
}

/** The first versions of browsers that are served (tooling/browsers/floor.mjs). */
export type Oldest = Readonly<Record<'chrome' | 'firefox' | 'safari', number | string>>;

const line = '<div class="first-line"></div>';
const card = `<div class="first-card">${line}${line}${line}</div>`;
const logo =
  '<a href="/homePage"><img src="/assets/logo.png" width="352" height="26" alt="惠企平台 首页" /></a>';
const top = `<div class="first-inner first-top">${logo}</div>`;
const ways = '<a href="">重新打开</a>或<a href="/homePage">返回首页</a>';

const callAt = ({ phone, hotlineHours }: Contact) =>
  `客服热线 <a href="tel:${phone.replace(/[^\d+]/g, '')}">${phone}</a>（${hotlineHours}）`;

/**
 * In a shell it is shown by the stylesheet alone, once the page has taken long: the scripts that would draw it may not have
 * arrived. In a drawn page it is shown where its scripts do not come (early.js).
 */
export const lateBar = (contact: Contact): string =>
  `<div class="first-late" role="alert"><div class="first-inner">页面还没有完整打开，按钮可能没有反应。可以${ways}；仍打不开时，请致电${callAt(contact)}，说明是哪个页面。</div></div>`;

/**
 * Shown by the stylesheet alone to browsers that are older than the oldest served (`oldest`): what the server has drawn can be
 * read there, and scripts may fail. Without a link: the first one of a page is to skip to its content.
 */
export const olderBar = ({ phone, hotlineHours }: Contact, oldest: Oldest): string =>
  `<div class="first-older" data-nosnippet>您的浏览器版本过低，部分功能无法使用。请使用 Chrome、Edge 或 360、奇安信浏览器极速模式（内核 ${oldest.chrome} 及以上）、Firefox ${oldest.firefox} 及以上、Safari ${oldest.safari} 及以上版本，或致电客服热线 ${phone}（${hotlineHours}）办理。</div>`;

/** For pages that the server does not draw. */
export const withoutScripts = (contact: Contact): string =>
  `<p>这个页面需要启用 JavaScript。贷款产品、政策等页面不启用也可以查看：<a href="/homePage">返回首页</a>。</p><p>${callAt(contact)}</p>`;

/** An unplugged cable: the drawing of faults on the site, whose stylesheet is not there. */
const unplugged =
  '<svg width="120" height="80" viewBox="0 0 120 80" aria-hidden="true"><path d="M16 30h26v24H16V30ZM78 30h12c10 0 16 5 16 12s-6 12-16 12H78V30Z" /><path d="M42 36h10M42 48h10M106 42h10M4 42h12M62 26l4-6M62 58l4 6M60 42h6" /></svg>';

/** Sent by the server where a page cannot be: the message and the number of the request are filled in there. */
export const failureDocument = (contact: Contact): string =>
  renderDocument({
    title: `页面暂时无法打开 - ${siteName}`,
    head: [firstSheet],
    body: [
      `<div class="first first-desk">
      <header class="first-head">${top}</header>
      <main class="first-inner first-failure">
        <div>
          ${unplugged}
          <h1>页面暂时无法打开</h1>
          <p>{message}</p>
          <p>请稍后${ways}。</p>
          <p>${callAt(contact)}，请告知编号 <code>{requestId}</code></p>
        </div>
      </main>
    </div>`,
    ],
  });

const main = (content: string, classes = ''): string =>
  `<div class="first-inner first-main${classes}" aria-hidden="true">${content}</div>`;
/** Navigation at the left, and a list. */
const besideNavigation = main(
  `<div class="first-card">${line.repeat(4)}</div>
        <div class="first-list">
          <div class="first-bar"></div>
          <div class="first-card">${line}</div>
          <div class="first-card">${line.repeat(10)}</div>
        </div>`,
  ' first-columns',
);
/** The place of what the care version adds to the header. */
const careStrip = '<div class="first-care"></div>';
const plain = (more = '') => `<div class="first-head">${top}${more}</div>`;

/** Header and boxes, in the places where the site draws what comes. */
export function shapesOf({ navigation, groups }: HeaderEntries): Record<Shape, string> {
  const header = `<div class="first-head">${top}<div class="first-nav"><div class="first-inner">${[
    ...navigation.map(({ path, label }) => `<a href="${path}">${label}</a>`),
    ...groups.map(({ label }) => `<span>${label}</span>`),
  ].join('')}</div></div>${careStrip}</div>`;
  const bar = '<div class="first-bar"></div>';
  return {
    site: `${header}${main(`${bar}<div class="first-card">${line}</div><div class="first-cards">${card.repeat(8)}</div>`)}`,
    page: `${header}${main(`<div class="first-card">${bar}${line.repeat(2)}</div><div class="first-card">${line.repeat(12)}</div>`)}`,
    centre: `${header}${besideNavigation}`,
    desk: `${plain(careStrip)}${besideNavigation}`,
    // Pages that have no header (spec 1 §2), such as the login page.
    bare: `${plain()}${main(`<div class="first-card">${bar}${line.repeat(4)}<div class="first-button"></div></div>`)}`,
  };
}
