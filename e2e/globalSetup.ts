import { makeTemplate } from './support/sampleTemplate.js';

/** Before all tests; Playwright takes a default export only. */
// oxlint-disable-next-line import/no-default-export -- Playwright's interface
export default makeTemplate;
