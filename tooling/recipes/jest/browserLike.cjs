const { TestEnvironment } = require('jest-environment-jsdom');

/** jsdom without the browser's exports, which are ES modules, and with what Node has and jsdom lacks. */
module.exports = class extends TestEnvironment {
  exportConditions() {
    return [];
  }

  async setup() {
    await super.setup();
    // From Node 24 on, its requests refuse the signals of jsdom.
    const signals = { AbortController, AbortSignal };
    const fetching = { Request, Response, Headers, fetch, ...signals };
    Object.assign(this.global, { ...fetching, TextEncoder, TextDecoder });
  }
};
