/**
 * Who may import whom. The dependency-cruiser rules are generated from this table (rules.mjs), and
 * violations.test.mjs shows a violation to every one of them.
 */

/** Packages from the contract upwards: a package only imports those before it. */
export const packages = [
  { name: '@huiqi/openapi', folder: 'openapi' },
  { name: '@huiqi/sdk', folder: 'packages/sdk' },
  { name: '@huiqi/draw', folder: 'packages/draw' },
  { name: '@huiqi/report', folder: 'packages/report' },
  { name: '@huiqi/components', folder: 'packages/components' },
  { name: '@huiqi/embed', folder: 'packages/embed' },
];

/** Applications use packages but never each other; `uses` narrows what they may import. */
export const apps = [
  {
    folder: 'apps/platform',
    uses: ['openapi', 'packages/sdk', 'packages/components', 'packages/embed', 'packages/draw'],
  },
  {
    folder: 'apps/playground',
    uses: ['openapi', 'packages/sdk', 'packages/components', 'packages/embed'],
  },
  { folder: 'apps/server', uses: ['openapi', 'packages/sdk', 'packages/report', 'packages/draw'] },
  {
    folder: 'bench',
    uses: ['openapi', 'packages/sdk', 'packages/report', 'packages/components', 'packages/embed'],
  },
  { folder: 'e2e', uses: [] },
];

/** The server runs the SDK's pure domain rules and the contract's metadata; types may come from all of it. */
export const serverSdkFolders = ['contract', 'domain'];

/**
 * Folders of apps/server/src from the bottom upwards: a tier imports itself and lower ones. `plugins.ts` and `main.ts` put
 * them together.
 */
export const serverTiers = [
  ['config', 'lib', 'telemetry', 'text'],
  ['contract'],
  ['db', 'registry'],
  ['search'],
  ['schema'],
  ['jobs', 'promises', 'security', 'storage', 'trail'],
  ['messages'],
  ['http/headers'],
  ['http/observe'],
  ['http/load'],
  ['http/errors'],
  ['http/access', 'http/context.ts'],
  ['http/cache'],
  ['http/serve', 'securityEvents'],
  ['modules'],
  ['seed'],
  ['audit', 'backup', 'reference', 'sandbox', 'seo', 'setup', 'site', 'widget'],
];

/**
 * A domain of the server imports itself, the lower tiers and the domains listed here; an unlisted one imports no other.
 * Each only uses domains without an entry or listed before it, so that there is no cycle.
 */
export const moduleUses = {
  session: ['captchas', 'uploads'],
  partners: ['session'],
  webhooks: ['partners'],
  orders: ['notices', 'uploads', 'webhooks'],
  companies: ['areas', 'captchas', 'notices', 'orders'],
  products: ['companies'],
  applications: ['captchas', 'companies', 'notices', 'orders', 'products', 'uploads', 'webhooks'],
  creditAdvice: ['companies', 'products'],
  calculators: ['companies', 'creditAdvice', 'products'],
  coupons: ['companies', 'notices', 'uploads'],
  departments: ['orders'],
  demands: ['companies', 'departments', 'notices', 'uploads'],
  evaluations: ['companies'],
  staffOrders: ['departments', 'notices', 'orders', 'uploads'],
  phrases: ['departments'],
  renewals: ['companies', 'notices', 'orders', 'products'],
  exports: ['orders', 'staffOrders'],
  deskFigures: ['companies', 'exports', 'orders', 'renewals', 'staffOrders'],
  serviceOrders: ['companies', 'notices', 'services'],
  organisations: ['notices', 'serviceOrders', 'services'],
  passwords: ['captchas', 'session'],
  policies: ['companies', 'creditAdvice'],
  management: [
    'departments',
    'exports',
    'notices',
    'organisations',
    'policies',
    'session',
    'staffOrders',
    'uploads',
    'webhooks',
  ],
  policyApplications: ['companies', 'notices', 'policies', 'uploads'],
  registration: ['captchas', 'notices', 'passwords', 'session', 'uploads'],
  relations: ['orders'],
  reports: ['applications', 'companies', 'orders'],
  evidence: [
    'coupons',
    'demands',
    'orders',
    'policyApplications',
    'relations',
    'renewals',
    'reports',
  ],
  supervision: ['demands'],
};

/** What domains keep SQL in beside `repository.ts` and `…Repository.ts`: conditions and writes that several repositories share. */
export const sharedSql = [
  'demands/staff',
  'departments/visibleDepartments',
  'deskFigures/deskAccess',
  'exports/exportEpidemicLoan',
  'exports/exportOrders',
  'management/keptBy',
  'notices/isAnnounced',
  'notices/personalNotices',
  'notices/visibleNotices',
  'orders/matching',
  'orders/moveOrder',
  'orders/orderList',
  'orders/recordEvent',
  'orders/staffScope',
  'products/ratePerYear',
  'session/databaseSessions',
  'staffOrders/inQueue',
  'webhooks/outbox',
];

/** Folders of packages/components/src from the bottom upwards: a tier imports itself and lower ones. */
export const tiers = [
  'copy',
  'theme',
  'ui',
  'patterns',
  'provider',
  'features',
  'locale',
  'prefetch',
];

/** Lists the keys of every dictionary, for the compiler only: types from all tiers. */
export const copyKeys = 'packages/components/src/copy/CopyDictionaries.ts';

/** Tiers that render plain data and know nothing of the SDK. */
export const tiersWithoutSdk = ['copy', 'theme', 'ui', 'patterns'];

/**
 * A feature imports itself, the lower tiers and the features listed here; an unlisted one imports no other. Each only
 * uses features without an entry or listed before it, so that there is no cycle.
 */
export const featureUses = {
  companies: ['captchas'],
  products: ['calculators', 'companies'],
  applications: ['companies', 'orders', 'products', 'uploads'],
  coupons: ['companies', 'evidence', 'handlingTimes', 'uploads'],
  demands: ['companies', 'evidence', 'uploads'],
  evaluations: ['companies'],
  home: ['notices', 'products'],
  management: ['home', 'policies', 'products', 'uploads'],
  organisations: ['evidence', 'handlingTimes', 'services'],
  passwords: ['captchas', 'uploads'],
  policyApplications: ['applications', 'companies', 'evidence', 'handlingTimes', 'uploads'],
  registration: ['captchas', 'passwords'],
  relations: ['orders'],
  renewals: ['companies', 'evidence', 'handlingTimes'],
  serviceOrders: ['companies', 'services'],
  session: ['captchas', 'notices', 'orders', 'passwords', 'uploads'],
  staffOrders: [
    'departments',
    'deskFigures',
    'evidence',
    'exports',
    'handlingTimes',
    'orders',
    'uploads',
  ],
  supervision: ['demands'],
};

/** Libraries that only one place may import. Its tests count as part of it. */
export const libraries = [
  { name: 'radix', modules: ['@radix-ui/', 'downshift'], only: ['packages/components/src/ui/'] },
  {
    name: 'd3',
    modules: ['d3-'],
    only: ['packages/components/src/patterns/charts/', 'packages/components/src/patterns/graph/'],
  },
  {
    name: 'openapi-fetch',
    modules: ['openapi-fetch'],
    only: ['packages/sdk/src/client/', 'bench/'],
  },
  { name: 'jspdf', modules: ['jspdf'], only: ['packages/report/src/pdf/', 'bench/'] },
  { name: 'crypto-js', modules: ['crypto-js'], only: ['packages/sdk/src/bridge/'] },
  {
    name: 'router',
    modules: ['wouter', 'react-router'],
    only: ['apps/platform/', 'bench/'],
  },
  {
    name: 'react',
    modules: ['react', 'react-dom'],
    only: [
      'packages/components/',
      'packages/embed/',
      'apps/platform/',
      'apps/playground/',
      'bench/',
    ],
  },
  {
    name: 'database',
    modules: ['drizzle-orm', 'pg', '@electric-sql/pglite'],
    only: ['apps/server/', 'e2e/support/', 'bench/'],
  },
];

/** Browser globals that open a channel to another party, and where they may be used. */
export const globals = {
  names: ['WebSocket', 'postMessage'],
  scanned: ['packages', 'apps/platform'],
  only: [
    'packages/sdk/src/bridge/',
    'packages/sdk/src/session/tabChannel.ts',
    'packages/embed/src/host/',
    // To and from its own worker.
    'packages/report/src/PrintQueue.ts',
    'packages/report/src/reportWorker.ts',
  ],
};
