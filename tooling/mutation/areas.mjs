// With what bundles the contract.
const shared = ['openapi', 'scripts/lib', 'tooling'];
const sdk = (mutate, tests) => ({
  folder: 'packages/sdk',
  // Files outside the package that the tests read.
  beside: [...shared, 'docs'],
  mutate: mutate.map((file) => `src/${file}.ts`),
  tests: tests.map((file) => `src/${file}.test.ts`),
});

const server = (mutate, tests, { database = false } = {}) => ({
  folder: 'apps/server',
  beside: shared,
  database,
  mutate: mutate.map((file) => `src/${file}.ts`),
  tests: tests.map((file) => `src/${file}.test.ts`),
});

const calculators = ['loanLimitEstimate', 'loanTerms', 'repaymentDates', 'repaymentSchedule'].map(
  (file) => `domain/calculators/${file}`,
);
const money = [
  'money/decimals',
  'money/fen',
  'forms/formEntry',
  'text/formats',
  'coupons/ticketAmounts',
].map((file) => `domain/${file}`);

/** Areas whose faults cost money or give access: by area the package, the files to change, the tests that must notice. */
export const areas = {
  jumps: [
    sdk(
      [
        'domain/links/ownPath',
        'domain/session/landing',
        'session/secretQuery',
        'session/visitStore',
      ],
      ['domain/links/ownPath', 'helpers/handover', 'session/visitStore'],
    ),
  ],
  money: [
    sdk(
      [
        'domain/money/decimals',
        'domain/money/fen',
        'domain/forms/formNumbers',
        'domain/text/formats',
        'domain/coupons/ticketAmounts',
      ],
      money,
    ),
  ],
  calculators: [sdk(calculators, calculators)],
  orders: [sdk(['domain/orders/orderMachine'], ['domain/orders/orderMachine'])],
  authorisation: [
    server(
      [
        'modules/companies/actingCompany',
        'modules/companies/authorityRepository',
        'modules/orders/staffScope',
        'security/regionScope',
      ],
      [
        'modules/applications/unproved',
        'modules/companies/actingCompany',
        'modules/companies/bindings',
        'modules/orders/lists',
        'modules/orders/staffScope',
        'modules/staffOrders/lookups',
        'security/regionScope',
      ],
      { database: true },
    ),
  ],
  declarations: [
    sdk(
      ['domain/policyApplications/policyApplicationMachine'],
      ['domain/policyApplications/policyApplicationMachine'],
    ),
    server(['modules/policies/declareState'], ['modules/policies/declareState']),
  ],
  bridge: [
    sdk(
      [
        'IncomingMessages',
        'PendingRequests',
        'SecureChannel',
        'address',
        'bytes',
        'commands',
        'keys',
        'localNetwork',
        'messages',
        'sealers',
        'secureProtocol',
        'shellMessages',
      ].map((file) => `bridge/${file}`),
      [
        'IncomingMessages',
        'SecureChannel',
        'bytes',
        'commands',
        'createHostBridge.faults',
        'createHostBridge',
        'hostile',
        'keys',
        'localNetwork',
        'messages',
        'sealers',
        'shellMessages',
      ].map((file) => `bridge/${file}`),
    ),
  ],
  webhooks: [
    sdk(
      [
        'domain/webhooks/webhookEvents',
        'webhooks/checkArguments',
        'webhooks/readEvent',
        'webhooks/signWebhook',
        'webhooks/signature',
        'webhooks/verifyWebhook',
      ],
      ['domain/webhooks/webhookEvents', 'webhooks/verifyWebhook'],
    ),
    server(
      ['backoff', 'publicAddress', 'webhookTarget', 'signatureHeaders'].map(
        (file) => `modules/webhooks/${file}`,
      ),
      ['backoff', 'publicAddress', 'sendWebhook', 'signatureHeaders', 'webhookTarget'].map(
        (file) => `modules/webhooks/${file}`,
      ),
    ),
  ],
};
