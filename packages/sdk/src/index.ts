export { createClient } from './client/createClient.js';
export type { HuiqiClient, Wire } from './client/HuiqiClient.js';
export { rawClient } from './client/rawClient.js';
export type { Area, ClientOptions } from './client/options.js';
export type { ResponseInfo } from './client/ResponseInfo.js';
export type { HuiqiEvent, HuiqiEventType } from './client/events.js';
export type { FileResponse } from './client/FileResponse.js';
export type {
  CallOptions,
  OperationData,
  OperationId,
  OperationInput,
  HttpMethod,
  OperationSpec,
} from './client/types.js';
export type { Operation } from './client/operation.js';
export { createIdempotencyKey } from './client/requestId.js';
export { HuiqiError, isHuiqiError, type HuiqiErrorInit } from './errors/HuiqiError.js';
export type { HuiqiErrorKind } from './errors/kinds.js';
export type { ErrorPolicy, PolicyOf } from './errors/catalogueTypes.js';
export { successMessage } from './errors/successMessage.js';
export { errorCodes, type ErrorCode } from './generated/errorCodes.js';
export type {
  ExpiringToken,
  Session,
  SessionOptions,
  TokenSessionOptions,
  TokenSource,
} from './session/session.js';
export {
  localWebStorage,
  memoryStorage,
  noStorage,
  sessionWebStorage,
  type KeyValueStorage,
} from './session/storage.js';
export type { AreaStore, StoredArea } from './session/areaStore.js';
export type { VisitStore } from './session/visitStore.js';
export { encodePassword } from './domain/passwords/encodePassword.js';
export { labelOf, type Dictionary } from './domain/text/labelOf.js';
export { poll, type PollOptions, type Visibility } from './helpers/poll.js';
export {
  eachItem,
  eachPage,
  type ListInput,
  type ListOperation,
  type ListPage,
} from './helpers/eachPage.js';
export { loadArea, switchArea, type LoadedArea } from './helpers/loadArea.js';
export { startSession } from './helpers/startSession.js';
export { awaitCreditAdvice, type CreditAdviceOptions } from './helpers/awaitCreditAdvice.js';
export {
  backendOptionsFor,
  clientOptionsFor,
  defineEnvironments,
  environmentNames,
  environments,
  signOnAddress,
  type Environment,
  type EnvironmentName,
} from './helpers/environments.js';
export { qrCountdown, type QrCountdownOptions } from './helpers/qrCountdown.js';
export { saveFile } from './helpers/saveFile.js';
export {
  exchangeHandover,
  takeHandover,
  type Handover,
  type HandoverPage,
} from './helpers/handover.js';
export {
  forgetSession,
  keepSession,
  logoutEverywhere,
  type KeepSessionOptions,
} from './helpers/sessionTabs.js';
export {
  forgetAgentArea,
  readAgentArea,
  saveAgentArea,
  type AgentArea,
} from './session/agentArea.js';
export {
  uploadToStorage,
  type UploadedObject,
  type UploadOptions,
} from './helpers/uploadToStorage.js';
export { uploadBatch, type BatchOptions } from './helpers/uploadBatch.js';
export { fileTypeOf, uploadRules, type UploadSource } from './helpers/checkUpload.js';
export { isOffline, watchOnline } from './helpers/watchOnline.js';
export { watchUnread } from './helpers/watchUnread.js';
export { watchUnreadState } from './helpers/watchUnreadState.js';
export { constants } from './generated/constantTable.js';
export { messages, type MessageName } from './generated/messages.js';
export { defaultHeaderNames, type HeaderNames, type HeaderPurpose } from './generated/headers.js';
export type { OperationMeta, Owner } from './generated/operationMeta.js';
export type { Tag } from './generated/tags.js';
// Operations, shapes and enumerations: their names are listed by the generator.
export * from './generated/public.js';
export * from './generated/firstEnums.js';
export * from './generated/enums.js';
export type {
  components as ContractComponents,
  operations as ContractOperations,
  paths as ContractPaths,
} from './generated/schema.js';
