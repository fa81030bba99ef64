// Every public name is listed by hand; a test compares the list with the contract.
export { createClient } from './client/createClient.js';
export type { HuiqiClient } from './client/HuiqiClient.js';
export type { Area, ClientOptions } from './client/options.js';
export type { HuiqiEvent, HuiqiEventType } from './client/events.js';
export type { CallOptions, OperationData, OperationId, OperationInput } from './client/types.js';
export type { Operation } from './client/operation.js';
export { createIdempotencyKey } from './client/requestId.js';
export { HuiqiError, isHuiqiError } from './errors/HuiqiError.js';
export type { HuiqiErrorKind } from './errors/kinds.js';
export type { ErrorPolicy } from './errors/catalogueTypes.js';
export { successWords } from './errors/catalogue.js';
export type { ErrorCode } from './generated/errors.js';
export { errorCodes } from './generated/errors.js';
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
  sessionWebStorage,
  type KeyValueStorage,
} from './session/storage.js';
export type { VisitStore } from './session/visitStore.js';
export { encodePassword } from './domain/encodePassword.js';
export { poll, type PollOptions, type Visibility } from './helpers/poll.js';
export { eachPage, type PageAnswer } from './helpers/eachPage.js';
export { loadArea, type LoadedArea } from './helpers/loadArea.js';
export { startSession } from './helpers/startSession.js';
export { watchUnread } from './helpers/watchUnread.js';
export { constants } from './generated/constants.js';
export { defaultHeaderNames, type HeaderNames, type HeaderPurpose } from './generated/headers.js';
export { operationMeta, type OperationMeta } from './generated/operationMeta.js';
export {
  applyForProduct,
  getAppliedState,
  validateApplication,
} from './generated/operations/applications.js';
export {
  getAreaConfig,
  getCurrentArea,
  listAreaTree,
  listHomePageAreas,
  listSubAreas,
} from './generated/operations/areas.js';
export {
  certifyEnterprise,
  checkCompanyRegion,
  getAuthState,
  listRelatedCompanies,
} from './generated/operations/companies.js';
export { getTicketDiscount } from './generated/operations/coupons.js';
export { getTodayDemandCount } from './generated/operations/demands.js';
export { listLatestNews } from './generated/operations/home.js';
export {
  getUnreadNoticeCount,
  listNotices,
  markNoticesRead,
} from './generated/operations/notices.js';
export { getOrder, getOrderStatistic, listOrders } from './generated/operations/orders.js';
export {
  getProduct,
  getProductForm,
  getProductHome,
  listBankOptions,
  listProducts,
} from './generated/operations/products.js';
export { listServiceTypes } from './generated/operations/services.js';
export {
  getUserInfo,
  loginByPassword,
  loginByTaxNumber,
  logout,
} from './generated/operations/session.js';
export {
  acceptOrder,
  enterOrderLoan,
  getAcceptState,
  getApprovalState,
  getStaffOrder,
  listStaffOrders,
} from './generated/operations/staffOrders.js';
export type {
  AppliedState,
  ApplyResult,
  ApplyValidation,
  AreaCode,
  AreaConfig,
  AreaInfo,
  AreaNode,
  AreaOption,
  AuthState,
  AuthorisationResult,
  BankOption,
  Banner,
  CreditCode,
  CalendarDate,
  DecisionState,
  EncodedPassword,
  EnterpriseAuthorisation,
  Envelope,
  ErrorBody,
  FieldError,
  FormDefinitionQuery,
  FormEntry,
  FormItem,
  Id,
  LatestNews,
  LoanApplication,
  LoanRecord,
  LoginResult,
  Months,
  Notice,
  NoticePage,
  NoticeRead,
  OrderDecision,
  OrderDetail,
  OrderLoan,
  OrderPage,
  OrderStatistic,
  OrderSummary,
  OrderTimelineEntry,
  Page,
  PartnerLogo,
  PasswordLogin,
  Percent,
  Phone,
  Product,
  ProductCategory,
  ProductDetail,
  ProductHome,
  ProductPage,
  RegionCheck,
  RelatedCompany,
  RelatedCompanyList,
  RelatedCompanyQuery,
  ServiceTypeItem,
  TaxLogin,
  TicketDiscount,
  Timestamp,
  TodayDemandCount,
  UnreadCount,
  UserInfo,
  Wan,
} from './generated/models.js';
export type {
  RoleType,
  UserType,
  ProductClassify,
  GuaranteeType,
  GuaranteeFilter,
  InterestRateType,
  RepaymentType,
  AuditState,
  OrderStatus,
  AmountRange,
  TermRange,
  ProductSortOrder,
  NoticeStatus,
  NoticeType,
  NewsType,
  CertifyType,
  CertifyResult,
  ApplyStatus,
  FormInputType,
  OrderActor,
  OrderEvent,
} from './generated/enums.js';
export {
  RoleTypeValues,
  RoleTypeLabels,
  UserTypeValues,
  UserTypeLabels,
  ProductClassifyValues,
  ProductClassifyLabels,
  GuaranteeTypeValues,
  GuaranteeTypeLabels,
  GuaranteeFilterValues,
  GuaranteeFilterLabels,
  InterestRateTypeValues,
  InterestRateTypeLabels,
  RepaymentTypeValues,
  RepaymentTypeLabels,
  AuditStateValues,
  AuditStateLabels,
  OrderStatusValues,
  OrderStatusLabels,
  AmountRangeValues,
  AmountRangeLabels,
  TermRangeValues,
  TermRangeLabels,
  ProductSortOrderValues,
  ProductSortOrderLabels,
  NoticeStatusValues,
  NoticeStatusLabels,
  NoticeTypeValues,
  NoticeTypeLabels,
  NewsTypeValues,
  NewsTypeLabels,
  CertifyTypeValues,
  CertifyTypeLabels,
  CertifyResultValues,
  CertifyResultLabels,
  ApplyStatusValues,
  ApplyStatusLabels,
  FormInputTypeValues,
  FormInputTypeLabels,
  OrderActorValues,
  OrderActorLabels,
  OrderEventValues,
  OrderEventLabels,
} from './generated/enums.js';
