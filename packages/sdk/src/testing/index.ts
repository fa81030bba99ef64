export { createMockClient, type MockClient } from './createMockClient.js';
export { createMockTransport, type MockTransport } from './createMockTransport.js';
export { examples } from '../generated/examples.js';
export type { MockResponse, MockRequest, MockScenario, MockScenarios } from './scenario.js';
export { everyOperation, mockScenarios } from './scenarios.js';
