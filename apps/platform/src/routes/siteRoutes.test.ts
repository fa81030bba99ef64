import { parse } from 'regexparam';
import { expect, test } from 'vitest';
import { menuGroups } from '../shell/menuGroups.js';
import { navigation as header } from '../shell/navigation.js';
import { samples } from './samples.js';
import { comingSoon, navigation, pageRoutes, redirects } from './siteRoutes.js';
import { allSoonRoutes, isSoon } from './soonRoutes.js';

const paths = [...pageRoutes, ...comingSoon, ...redirects].map(({ path }) => path);

test('the tables are found, and no address stands twice', () => {
  expect(paths).toContain('/homePage');
  expect(new Set(paths).size).toBe(paths.length);
});

test('highlights and redirects lead to pages', () => {
  for (const { redirect } of redirects) expect(paths).toContain(redirect);
  const entries = [
    ...navigation,
    ...menuGroups.flatMap((group) => group.paths.map((path) => ({ path }))),
  ];
  const known = entries.map(({ path }) => path);
  for (const { header: entry } of pageRoutes)
    if (entry !== undefined) expect(known).toContain(entry);
});

test.each(menuGroups.flatMap(({ paths }) => paths.map((path) => [path, paths] as const)))(
  '%s highlights its group',
  (path, group) => {
    const route = pageRoutes.find((one) => one.path === path);
    if (route) expect(group).toContain(route.header);
  },
);

/** Header navigation of spec 1 §2. */
const entriesInOrder = [
  '/homePage',
  '/enterpriseDemands/release',
  '/loan',
  '/policyOnline',
  '/supervision',
  '/sixStability',
];

test('the header has the entries of spec 1 §2 in their order, as the pages say', () => {
  expect(navigation.map(({ path, label }) => ({ path, label }))).toEqual(header);
  expect(header.map(({ path }) => path)).toEqual(entriesInOrder);
});

/** Every address of spec 1 §2 and spec 2 §2, but those of patterns with sample values. */
const specified =
  `/homePage /enterpriseDemands/release /loan /policyOnline /supervision /sixStability /sixGuarantees
  /honestAgent /companyInfo /companyInfoDetail /yunCouponApply /yunCouponAnnouncement /creditRecover
  /helpingEnterprisesServe/list /helpingEnterprisesServe/productDetail/1 /helpingEnterprisesServe/organizationDetail
  /login /register /forgetPassword /phoneGoToPC /userCenter /aboutUs /productDetail/100001 /productApply
  /applicationPlagueLoan /renewalApplication /loanDetail /loanRenewal/1 /taxation /productStatus /applyFail
  /applicationManage /creditReport /quotacal /quotacalNotLog /globalCalculator /productCalculator /404
  /enterpriseInformation /enterpriseCertify /enterpriseInformationDetails /match /msgCenter /activity /activityQuestion
  /entVerify /authorize/1 /product/auth /admin/correlationMap/network /cIGNALoan /cIGNAProductDetail/100001 /cIGNAWhite
  /cIGNAProductApply /cIGNASuccess /cIGNAFail /cIGNAOrderDetails /policy/search /policy/recommend /recommendDetail/1
  /policyDetail/1 /policy/apply /policy/applyMsg /policy/user/applyMsg /policy/user /totalPolicy/list
  /totalPolicy/sublist /totalPolicy/detail /totalPolicy/applyMsg /mindRecommend/list /myFavorite/list
  /enterpriseDemands/status /enterpriseDemands/list /enterpriseDemands/detail /serviceOrder /serviceOrderDetail
  /serviceOrganizationDetail/1 /serviceProductDetail/1 /serviceMyOrderDetail /privacyPolicy /userAgreement`.split(
    /\s+/,
  );

test.each(specified)('%s has its page, or says that it will', (path) => {
  const there = pageRoutes.some((route) => parse(route.path).pattern.test(path));
  expect(there || isSoon(path)).toBe(true);
});

test('no page stands among those to come', () => {
  const there = new Set(pageRoutes.map(({ path }) => path));
  for (const { path } of allSoonRoutes) expect(there.has(path), path).toBe(false);
});

test('samples belong to pages, and every pattern with a value has a sample', () => {
  const pages = pageRoutes.map(({ path }) => path);
  for (const path of Object.keys(samples)) expect(pages).toContain(path);
  for (const path of pages) {
    const { pattern, keys } = parse(path);
    const sample = samples[path] ?? path;
    expect(sample.split('?')[0]).toMatch(pattern);
    if (keys.length > 0) expect(sample).not.toContain(':');
  }
});

/** Pages that work without their sample's query: another choice, or a list. */
const withoutQuery = [
  '/productCalculator',
  '/loan/compare',
  '/policy/apply',
  '/policy/applyMsg',
  '/policy/user/applyMsg',
  '/totalPolicy/applyMsg',
  '/productStatus',
  '/applyFail',
];
const queryOf = (path: string) => new URLSearchParams(samples[path]?.split('?')[1]);

test('a page whose sample has a query says what has to be chosen, or is known to do without', () => {
  const queried = pageRoutes.filter(({ path }) => queryOf(path).size > 0);
  expect(queried.length).toBeGreaterThan(20);
  for (const { path, needs } of queried)
    expect(needs === undefined, path).toBe(withoutQuery.includes(path));
});

test.each(pageRoutes.flatMap(({ path, needs }) => (needs ? [[path, needs] as const] : [])))(
  '%s has a sample with what it needs, and pages where that is chosen',
  (path, { query, from }) => {
    for (const name of query) expect(queryOf(path).get(name), name).toBeTruthy();
    for (const list of from) {
      const route = pageRoutes.find((one) => one.path === list);
      expect(route, list).toBeDefined();
      expect(route?.needs, list).toBeUndefined();
    }
  },
);
