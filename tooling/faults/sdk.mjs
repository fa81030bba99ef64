const src = 'packages/sdk/src';

/** Faults of rules without a page and a database, and of the client. */
export const sdkFaults = [
  {
    name: 'sdk-foreign-jump-target',
    what: 'A jump target with a backslash leads to another site.',
    file: `${src}/domain/links/ownPath.ts`,
    from: '!/[\\\\\\p{Cc}',
    to: '!/[\\p{Cc}',
    gate: 'unit:sdk',
    test: `${src}/domain/links/ownPath.test.ts`,
  },
  {
    name: 'sdk-half-a-fen-down',
    what: 'Half a fen of interest is rounded down.',
    file: `${src}/domain/money/fen.ts`,
    from: '(above * 2n + below) / (below * 2n)',
    to: 'above / below',
    gate: 'unit:sdk',
    test: `${src}/domain/calculators/repaymentSchedule.test.ts`,
  },
  {
    name: 'sdk-month-too-early',
    what: 'The first instalment is due on the day of the loan.',
    file: `${src}/domain/calculators/repaymentDates.ts`,
    from: 'const at = month + turn;',
    to: 'const at = month + turn - 1;',
    gate: 'unit:sdk',
    test: `${src}/domain/calculators/repaymentDates.test.ts`,
  },
  {
    name: 'sdk-discount-of-all',
    what: 'A discount of 100 % is no discount.',
    file: `${src}/domain/coupons/ticketAmounts.ts`,
    from: 'rate > hundredPercent',
    to: 'rate >= hundredPercent',
    gate: 'unit:sdk',
    test: `${src}/domain/coupons/ticketAmounts.test.ts`,
  },
  {
    name: 'sdk-session-revived',
    what: 'A token that arrives after the logout signs the user in again.',
    file: `${src}/session/tokenSession.ts`,
    from: `    if (started !== epoch) return undefined;
    // One that has ended already`,
    to: '    // One that has ended already',
    gate: 'unit:sdk',
    test: `${src}/session/clearedSession.test.ts`,
  },
  {
    name: 'sdk-signature-leaks-time',
    what: 'The comparison of a webhook signature ends at the first byte that differs.',
    file: `${src}/bridge/bytes.ts`,
    from: `  let difference = 0;
  for (let at = 0; at < one.length; at += 1) difference |= (one[at] ?? 0) ^ (other[at] ?? 0);
  return difference === 0;`,
    to: '  return one.every((byte, at) => byte === other[at]);',
    gate: 'unit:sdk',
    test: `${src}/bridge/bytes.test.ts`,
  },
  {
    name: 'sdk-signature-of-tomorrow',
    what: 'A webhook that claims to be of the future is valid until then.',
    file: `${src}/webhooks/verifyWebhook.ts`,
    from: 'Math.abs(now() / 1_000 - parsed.timestamp)',
    to: 'now() / 1_000 - parsed.timestamp',
    gate: 'unit:sdk',
    test: `${src}/webhooks/verifyWebhook.test.ts`,
  },
  {
    name: 'sdk-key-left-out',
    what: 'Visitors send no idempotency key, so that a repeated write has two effects.',
    file: `${src}/client/CallHeaders.ts`,
    from: 'if (idempotencyKey !== undefined) headers[',
    to: 'if (token && idempotencyKey !== undefined) headers[',
    gate: 'unit:sdk',
    test: `${src}/client/headers.test.ts`,
  },
  {
    name: 'sdk-formula-in-export',
    what: 'A name that begins with a full-width equals sign becomes a formula in the spreadsheet.',
    file: `${src}/domain/text/neutralizeFormula.ts`,
    from: '[=+\\-@＝＋－＠﹢﹣﹦﹫−]',
    to: '[=+\\-@]',
    gate: 'unit:sdk',
    test: `${src}/domain/text/neutralizeFormula.test.ts`,
  },
];
