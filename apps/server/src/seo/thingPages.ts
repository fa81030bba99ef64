import type { Queryable } from '../db/database.js';
import { describeDemand, describeLoan, describeService } from './copy.js';
import {
  describedAnnouncement,
  describedDemand,
  describedNews,
  describedOrganisation,
  describedPolicy,
  describedProduct,
  describedService,
  type ThingKind,
} from './repository.js';

/** What a page says about the object it shows. */
export interface ThingDescription {
  readonly name: string;
  readonly description: string;
  readonly kind: 'website' | 'article';
  readonly data: object;
}

export interface ThingPage {
  /** The page it is listed on. */
  readonly parent: string;
  readonly addressOf: (id: string) => string;
  /** Whether its changes change the version of the public tables. */
  readonly isVersioned: boolean;
  readonly describe: (db: Queryable, id: string) => Promise<ThingDescription | null>;
}

const yuan = (tenThousands: number) => tenThousands * 10_000;
const day = (moment: Date) => new Date(moment.getTime() + 8 * 3_600_000).toISOString().slice(0, 10);

async function product(db: Queryable, id: string): Promise<ThingDescription | null> {
  const row = await describedProduct(db, id);
  if (!row) return null;
  const { product: one, bank } = row;
  const description = `${describeLoan(bank.name, one.name, one)}${one.profile ?? ''}`;
  const rate = {
    '@type': 'QuantitativeValue',
    minValue: Number(one.minInterestRate),
    maxValue: Number(one.maxInterestRate),
    unitText: 'PERCENT',
  };
  const data = {
    '@type': 'LoanOrCredit',
    name: one.name,
    description,
    provider: { '@type': 'BankOrCreditUnion', name: bank.name },
    category: row.category.name,
    amount: {
      '@type': 'MonetaryAmount',
      currency: 'CNY',
      minValue: yuan(one.minLoanLimit),
      maxValue: yuan(one.maxLoanLimit),
    },
    loanTerm: {
      '@type': 'QuantitativeValue',
      minValue: one.minLoanTerm,
      maxValue: one.maxLoanTerm,
      unitCode: 'MON',
    },
    ...(one.interestRateType === 'YEAR' ? { annualPercentageRate: rate } : {}),
  };
  return { name: one.name, description, kind: 'website', data };
}

async function policy(db: Queryable, id: string): Promise<ThingDescription | null> {
  const row = await describedPolicy(db, id);
  if (!row) return null;
  const description = row.summary ?? row.text;
  const publisher = { '@type': 'GovernmentOrganization', name: row.publisher };
  const data = {
    '@type': 'Article',
    headline: row.title,
    datePublished: day(row.publishedAt),
    author: publisher,
    publisher,
    about: { '@type': 'GovernmentService', name: row.title, provider: publisher },
  };
  return { name: row.title, description, kind: 'article', data };
}

async function news(db: Queryable, id: string): Promise<ThingDescription | null> {
  const row = await describedNews(db, id);
  if (!row) return null;
  const publisher = { '@type': 'GovernmentOrganization', name: row.publisher };
  const data = {
    '@type': 'NewsArticle',
    headline: row.title,
    datePublished: day(row.publishedAt),
    author: publisher,
    publisher,
  };
  return { name: row.title, description: row.text, kind: 'article', data };
}

async function announcement(db: Queryable, id: string): Promise<ThingDescription | null> {
  const row = await describedAnnouncement(db, id);
  if (!row) return null;
  const data = {
    '@type': 'SpecialAnnouncement',
    name: row.title,
    text: row.text,
    datePosted: day(row.publishedAt),
  };
  return { name: row.title, description: row.text, kind: 'article', data };
}

async function service(db: Queryable, id: string): Promise<ThingDescription | null> {
  const row = await describedService(db, id);
  if (!row) return null;
  const description = `${describeService(row.provider, row.name)}${row.process ?? ''}`;
  const provider = { '@type': 'Organization', name: row.provider };
  const data = { '@type': 'Service', name: row.name, provider };
  return { name: row.name, description, kind: 'website', data };
}

async function organisation(db: Queryable, id: string): Promise<ThingDescription | null> {
  const row = await describedOrganisation(db, id);
  if (!row) return null;
  const data = { '@type': 'Organization', name: row.name };
  return { name: row.name, description: row.text ?? row.name, kind: 'website', data };
}

async function demand(db: Queryable, id: string): Promise<ThingDescription | null> {
  const row = await describedDemand(db, id);
  if (!row) return null;
  const data = { '@type': 'WebPage', name: row.title };
  return { name: row.title, description: describeDemand(row.title), kind: 'website', data };
}

const inPath = (path: string) => (id: string) => `${path}/${encodeURIComponent(id)}`;

export const thingPages: Readonly<Record<ThingKind, ThingPage>> = {
  product: {
    parent: '/loan',
    addressOf: inPath('/productDetail'),
    isVersioned: true,
    describe: product,
  },
  policy: {
    parent: '/policyOnline',
    addressOf: inPath('/policyDetail'),
    isVersioned: true,
    describe: policy,
  },
  news: { parent: '/news', addressOf: inPath('/news'), isVersioned: true, describe: news },
  announcement: {
    parent: '/homePage',
    addressOf: inPath('/announcement'),
    isVersioned: true,
    describe: announcement,
  },
  service: {
    parent: '/helpingEnterprisesServe/list',
    addressOf: inPath('/serviceProductDetail'),
    isVersioned: true,
    describe: service,
  },
  organisation: {
    parent: '/helpingEnterprisesServe/list',
    addressOf: inPath('/serviceOrganizationDetail'),
    isVersioned: true,
    describe: organisation,
  },
  demand: {
    parent: '/enterpriseDemands/list',
    addressOf: (id) => `/enterpriseDemands/detail?id=${encodeURIComponent(id)}`,
    isVersioned: false,
    describe: demand,
  },
};

/** Patterns of the site's routes that show an object, named by the parameter of path or query. */
export const thingRoutes: Readonly<Record<string, { kind: ThingKind; param: string }>> = {
  '/productDetail/:productId': { kind: 'product', param: 'productId' },
  '/policyDetail/:id': { kind: 'policy', param: 'id' },
  '/totalPolicy/detail': { kind: 'policy', param: 'id' },
  '/news/:newsId': { kind: 'news', param: 'newsId' },
  '/announcement/:announcementId': { kind: 'announcement', param: 'announcementId' },
  '/serviceProductDetail/:id': { kind: 'service', param: 'id' },
  '/helpingEnterprisesServe/productDetail/:id': { kind: 'service', param: 'id' },
  '/serviceOrganizationDetail/:id': { kind: 'organisation', param: 'id' },
  '/helpingEnterprisesServe/organizationDetail': { kind: 'organisation', param: 'id' },
  '/enterpriseDemands/detail': { kind: 'demand', param: 'id' },
};
