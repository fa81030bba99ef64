import { owner } from '../../testing/accounts.js';
import { defineCalls } from '../../testing/defineCalls.js';

export const calls = defineCalls(() => ({ getGuaranteeData: { as: owner, input: {} } }));
