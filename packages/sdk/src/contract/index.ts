// What the contract says about operations and errors, without the client: for servers, tests and tooling.
export {
  operationMeta,
  widgetOperations,
  type OperationMeta,
  type Owner,
} from '../generated/operationMeta.js';
export { tags, type Tag } from '../generated/tags.js';
export { errorCodes, type ErrorCode } from '../generated/errorCodes.js';
