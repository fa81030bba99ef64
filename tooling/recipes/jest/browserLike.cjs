const { TestEnvironment } = require('jest-environment-jsdom');

/** jsdom without the browser's exports, which are ES modules, and with what Node has and jsdom lacks. */
module.exports = class extends TestEnvironment {
  exportConditions() {
    return [];
  }

  async setup() {
    await super.setup();
    Object.assign(this.global, { Request, Response, Headers, fetch, TextEncoder, TextDecoder });
  }
};
