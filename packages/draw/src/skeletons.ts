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

/** For pages that the server does not draw. */
export const withoutScripts = (contact: Contact): string =>
  `<p>这个页面需要启用 JavaScript。贷款产品、政策等页面不启用也可以查看：<a href="/homePage">返回首页</a>。</p><p>${callAt(contact)}</p>`;

/** Sent by the server where a page cannot be: the message and the number of the request are filled in there. */
export const failureDocument = (contact: Contact): string =>
  renderDocument({
    title: `页面暂时无法打开 - ${siteName}`,
    head: [firstSheet],
    body: [
      `<div class="first first-desk">
      <header class="first-head">${top}</header>
      <main class="first-inner first-failure">
        <h1>页面暂时无法打开</h1>
        <p>{message}</p>
        <p>请稍后${ways}。</p>
        <p>${callAt(contact)}，请告知编号 <code>{requestId}</code></p>
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
const plain = `<div class="first-head">${top}</div>`;

/** Header and boxes, in the places where the site draws what comes. */
export function shapesOf({ navigation, groups }: HeaderEntries): Record<Shape, string> {
  const header = `<div class="first-head">${top}<div class="first-nav"><div class="first-inner">${[
    ...navigation.map(({ path, label }) => `<a href="${path}">${label}</a>`),
    ...groups.map(({ label }) => `<span>${label}</span>`),
  ].join('')}</div></div></div>`;
  const bar = '<div class="first-bar"></div>';
  return {
    site: `${header}${main(`${bar}<div class="first-card">${line}</div><div class="first-cards">${card.repeat(8)}</div>`)}`,
    page: `${header}${main(`<div class="first-card">${bar}${line.repeat(2)}</div><div class="first-card">${line.repeat(12)}</div>`)}`,
    centre: `${header}${besideNavigation}`,
    desk: `${plain}${besideNavigation}`,
    // Pages that have no header (spec 1 §2), such as the login page.
    bare: `${plain}${main(`<div class="first-card">${bar}${line.repeat(4)}<div class="first-button"></div></div>`)}`,
  };
}
