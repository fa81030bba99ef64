import { readFileSync } from 'node:fs';

interface SitePage {
  address: string;
  permission: string | null;
  /** What stands in a page that the server does not draw until it comes. */
  shape: string;
  drawn: boolean;
}

// The site's route table, written by its build: new pages are checked automatically.
const sitePages = JSON.parse(
  readFileSync(new URL('../../apps/platform/dist/pages.json', import.meta.url), 'utf8'),
) as SitePage[];

/** Accounts of the sample that open pages; a visitor has none. */
export const openers = {
  visitor: 'a visitor',
  applicant: '13800000001',
  officer: '13800000005',
  organisation: '13800000010',
  admin: '13800000007',
} as const;

/** The account for each permission's pages; an administrator holds all other keys. */
const holders: Readonly<Record<string, string>> = {
  GRZX: openers.applicant,
  CREDIT_REPORT: openers.applicant,
  ADMIN_ORDERS: openers.officer,
  GRZX01: openers.officer,
  ORG_DESK: openers.organisation,
};

/** The pages that an account of `openers` opens. */
export const pagesOf = (opener: string): readonly SitePage[] =>
  sitePages.filter(
    ({ permission }) =>
      opener === (permission === null ? openers.visitor : (holders[permission] ?? openers.admin)),
  );

/** The heading of a page that was refused, or is not there. */
export const refusal =
  /页面不存在|请先选择|页面出现异常|没有查看这个页面的权限|内容不存在或已被删除/;
