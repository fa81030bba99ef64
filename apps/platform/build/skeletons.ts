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
    </div>`;

/** Logo and one card: the shape of pages that have no header (spec 1 §2), such as the login page. */
export const bareSkeleton = `<div class="first first-bare">
      <div class="first-head"><div class="first-inner first-top">${logo}</div></div>
      <div class="first-inner first-main" aria-hidden="true">
        <div class="first-card"><div class="first-bar"></div>${line.repeat(4)}<div class="first-button"></div></div>
      </div>
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
    </div>`;
