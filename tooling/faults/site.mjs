const platform = 'apps/platform/src';
const playground = 'apps/playground/shell';
const report = 'packages/report/src';

/** Faults of the site, the playground and the printed report. */
export const siteFaults = [
  {
    name: 'platform-permission-by-name',
    what: 'A permission that is there and false opens the page.',
    file: `${platform}/routes/guard.ts`,
    from: 'hasOwn(user.permissions, key) && user.permissions[key] === true',
    to: 'hasOwn(user.permissions, key)',
    gate: 'unit:platform',
    test: `${platform}/routes/guard.test.ts`,
  },
  {
    name: 'platform-page-without-key',
    what: 'Every user may open the deliveries of webhooks.',
    file: `${platform}/pages/partners/routes.ts`,
    from: "    title: '发送记录',\n    permission: 'ADMIN_PARTNERS',\n",
    to: "    title: '发送记录',\n    permission: 'GRZX01',\n",
    gate: 'unit:platform',
    test: `${platform}/routes/siteRoutes.roles.test.ts`,
  },
  {
    name: 'platform-desk-elsewhere',
    what: 'Staff are sent to another site after the login.',
    file: `${platform}/shell/deskOf.ts`,
    from: 'if (link && isOwnPath(link)) return link;',
    to: 'if (link && (isOwnPath(link) || URL.canParse(link))) return link;',
    gate: 'unit:platform',
    test: `${platform}/shell/deskOf.test.ts`,
  },
  {
    name: 'platform-response-of-another-region',
    what: 'A response of the region that a page was drawn for serves a visit to another.',
    file: `${platform}/boot/carriedResponses.ts`,
    from: 'areaCodes(area) === areaCodes(drawnFor)',
    to: 'areaCodes(area) !== null',
    gate: 'unit:platform',
    test: `${platform}/boot/carriedResponses.test.ts`,
  },
  {
    name: 'platform-unreadable-colour',
    what: 'A region may choose a colour in which text cannot be read.',
    file: 'packages/sdk/src/domain/areas/brandContrast.ts',
    from: 'minBrandContrast = 4.5;',
    to: 'minBrandContrast = 3;',
    gate: 'unit:platform',
    test: `${platform}/boot/brandColors.test.ts`,
  },
  {
    name: 'playground-foreign-page',
    what: 'The desktop client takes messages of pages of other origins.',
    file: `${playground}/server/checkUpgrade.ts`,
    from: 'return origin === `http://${host}` || origins.includes(origin);',
    to: "return origin.startsWith('http://') || origins.includes(origin);",
    gate: 'unit:playground',
    test: `${playground}/test/upgrade.test.ts`,
  },
  {
    name: 'report-word-broken',
    what: 'A line of the report ends in the middle of a word.',
    file: `${report}/text/wrapText.ts`,
    from: 'const end = chance > start ? chance : place;',
    to: 'const end = place;',
    gate: 'unit:report',
    test: `${report}/text/wrapText.test.ts`,
  },
  {
    name: 'report-columns-too-wide',
    what: 'The columns of a full table are wider than the page.',
    file: `${report}/layout/columnWidths.ts`,
    from: 'if (sumOf(least) >= total) return least.map((width) => (width * total) / sumOf(least));',
    to: 'if (sumOf(least) >= total) return least;',
    gate: 'unit:report',
    test: `${report}/layout/columnWidths.test.ts`,
  },
];
