import { hotline } from '../src/shell/hotline.js';

interface NavigationEntry {
  readonly path: string;
  readonly label: string;
}

/** What the header shows: links, and the labels of its groups. */
export interface HeaderEntries {
  readonly navigation: readonly NavigationEntry[];
  readonly groups: readonly { readonly label: string }[];
}

const line = '<div class="first-line"></div>';
const card = `<div class="first-card">${line}${line}${line}</div>`;
const logo =
  '<a href="/homePage"><img src="/assets/logo.png" width="352" height="26" alt="惠企平台 首页" /></a>';

const tel = hotline.phone.replace(/[^\d+]/g, '');
const contact = `客服热线 <a href="tel:${tel}">${hotline.phone}</a>（${hotline.hotlineHours}）`;
const ways = '<a href="">重新打开</a>或<a href="/homePage">返回首页</a>';

/**
 * Shown by the stylesheet alone, once the page has taken long: the scripts that would draw it may not have arrived. Without
 * them nothing has a number for support. A drawn page has it where its scripts do not come (apps/platform/src/draw/early.js).
 */
const late = `<div class="first-late" role="alert"><div class="first-inner">页面还没有完整打开，按钮可能没有反应。可以${ways}；仍打不开时，请致电${contact}，说明是哪个页面。</div></div>`;

/** For pages that the server does not draw. */
export const withoutScripts = `<p>这个页面需要启用 JavaScript。贷款产品、政策等页面不启用也可以查看：<a href="/homePage">返回首页</a>。</p><p>${contact}</p>`;

/** Sent by the server where a page cannot be: the message and the number of the request are filled in there. */
export const failurePage = `<!doctype html>
<html lang="zh-CN">
  <head>
    <meta charset="UTF-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="referrer" content="no-referrer" />
    <title>页面暂时无法打开 - 惠企</title>
    <link rel="icon" href="/assets/icon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="/assets/first.css" />
  </head>
  <body>
    <div class="first first-desk">
      <header class="first-head"><div class="first-inner first-top">${logo}</div></header>
      <main class="first-inner first-failure">
        <h1>页面暂时无法打开</h1>
        <p>{message}</p>
        <p>请稍后${ways}。</p>
        <p>${contact}，请告知编号 <code>{requestId}</code></p>
      </main>
    </div>
  </body>
</html>
`;

/** Header and a shape of what comes, in the places where the site draws them. */
export const siteSkeleton = ({ navigation, groups }: HeaderEntries): string => `<div class="first">
      <div class="first-head">
        <div class="first-inner first-top">${logo}</div>
        <div class="first-nav"><div class="first-inner">${[
          ...navigation.map(({ path, label }) => `<a href="${path}">${label}</a>`),
          ...groups.map(({ label }) => `<span>${label}</span>`),
        ].join('')}</div></div>
      </div>
      <div class="first-inner first-main" aria-hidden="true">
        <div class="first-bar"></div>
        <div class="first-card">${line}</div>
        <div class="first-cards">${card.repeat(8)}</div>
      </div>
      ${late}
    </div>`;

/** Logo and one card: the shape of pages that have no header (spec 1 §2), such as the login page. */
export const bareSkeleton = `<div class="first first-bare">
      <div class="first-head"><div class="first-inner first-top">${logo}</div></div>
      <div class="first-inner first-main" aria-hidden="true">
        <div class="first-card"><div class="first-bar"></div>${line.repeat(4)}<div class="first-button"></div></div>
      </div>
      ${late}
    </div>`;

/** A header without entries, the navigation of staff, and a table. */
export const deskSkeleton = `<div class="first first-desk">
      <div class="first-head"><div class="first-inner first-top">${logo}</div></div>
      <div class="first-inner first-main" aria-hidden="true">
        <div class="first-card">${line.repeat(4)}</div>
        <div class="first-list">
          <div class="first-bar"></div>
          <div class="first-card">${line}</div>
          <div class="first-card">${line.repeat(10)}</div>
        </div>
      </div>
      ${late}
    </div>`;
