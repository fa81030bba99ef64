import { owner } from '../../callKit/accounts.js';
import { defineCalls } from '../../callKit/defineCalls.js';

export const calls = defineCalls(() => ({ getGuaranteeData: { as: owner, input: {} } }));
