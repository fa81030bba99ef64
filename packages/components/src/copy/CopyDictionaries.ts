import type { actingCompanyCopy } from '../features/companies/acting/copy.js';
import type { applicationsCopy, applicationsLegal } from '../features/applications/copy.js';
import type { areasCopy } from '../features/areas/copy.js';
import type { authorisationCopy } from '../features/companies/authorisation/copy.js';
import type { bindingObjectionsCopy } from '../features/companies/objections/copy.js';
import type { companyMembersCopy } from '../features/companies/members/copy.js';
import type { calculatorsCopy, calculatorsLegal } from '../features/calculators/copy.js';
import type { captchasCopy } from '../features/captchas/copy.js';
import type { centreCopy } from '../features/session/overview/copy.js';
import type { companiesCopy, companiesLegal } from '../features/companies/copy.js';
import type { compareCopy, compareLegal } from '../features/products/compare/compareCopy.js';
import type { couponReviewsCopy } from '../features/coupons/review/copy.js';
import type { couponsCopy } from '../features/coupons/copy.js';
import type { creditAdviceCopy } from '../features/creditAdvice/copy.js';
import type { demandsCopy } from '../features/demands/copy.js';
import type { departmentsCopy } from '../features/departments/copy.js';
import type { entryCopy, entryLegal } from '../features/products/entry/copy.js';
import type { exportsCopy } from '../features/exports/copy.js';
import type { handlingCopy } from '../features/staffOrders/handling/copy.js';
import type { creditRepairCopy } from '../features/home/creditRepairCopy.js';
import type { homeCopy } from '../features/home/copy.js';
import type { honestAgentCopy } from '../features/session/login/copy.js';
import type { managementCopy } from '../features/management/copy.js';
import type { managedFieldsCopy } from '../features/management/fields/copy.js';
import type { transferCopy } from '../features/management/transfer/copy.js';
import type { formDesignerCopy } from '../features/management/fields/formCopy.js';
import type { rightsCopy } from '../features/management/rights/copy.js';
import type { monitoringCopy } from '../features/monitoring/copy.js';
import type { noticesCopy } from '../features/notices/copy.js';
import type { ordersCopy, ordersLegal } from '../features/orders/copy.js';
import type { passwordsCopy } from '../features/passwords/copy.js';
import type { policyApplicationsCopy } from '../features/policyApplications/copy.js';
import type { policiesCopy } from '../features/policies/copy.js';
import type { policyDetailCopy } from '../features/policies/detail/copy.js';
import type { policyHomeCopy } from '../features/policies/home/copy.js';
import type { productDetailCopy, productDetailLegal } from '../features/products/detail/copy.js';
import type { productsCopy } from '../features/products/copy.js';
import type { qrCopy } from '../features/products/qrCodes/copy.js';
import type { registrationCopy } from '../features/registration/copy.js';
import type { relationsCopy } from '../features/relations/copy.js';
import type { renewalsCopy } from '../features/renewals/copy.js';
import type { reportsCopy, reportsLegal } from '../features/reports/copy.js';
import type { sessionCopy } from '../features/session/copy.js';
import type { serviceApplyCopy } from '../features/serviceOrders/applyCopy.js';
import type { serviceOrdersCopy } from '../features/serviceOrders/copy.js';
import type { serviceDetailCopy } from '../features/services/product/copy.js';
import type { servicesCopy } from '../features/services/copy.js';
import type { specialCopy, specialLegal } from '../features/applications/specialCopy.js';
import type { asideCopy, asideLegal } from '../features/applications/wizard/asideCopy.js';
import type { organisationsCopy } from '../features/organisations/copy.js';
import type { serviceReviewsCopy } from '../features/organisations/reviews/copy.js';
import type { staffDemandsCopy } from '../features/demands/staff/copy.js';
import type { staffOrderCopy } from '../features/staffOrders/list/copy.js';
import type { staffOrdersCopy } from '../features/staffOrders/copy.js';
import type { staffRenewalsCopy } from '../features/renewals/staff/copy.js';
import type { companyCreditCopy } from '../features/supervision/companyCreditCopy.js';
import type { supervisionCopy } from '../features/supervision/copy.js';
import type { uploadsCopy } from '../features/uploads/copy.js';
import type { categoryCopy } from '../features/products/category/copy.js';
import type { chartCopy } from '../patterns/charts/copy.js';
import type { stateCopy } from '../patterns/DataState/copy.js';
import type { richTextCopy } from '../patterns/RichText/copy.js';
import type { fieldsCopy, fieldsLegal } from '../patterns/DynamicField/copy.js';
import type { listCopy } from '../patterns/ListView/copy.js';
import type { laterListCopy } from '../patterns/ListView/laterCopy.js';
import type { pageCopy } from '../patterns/page/copy.js';
import type { deskQueueCopy } from '../patterns/StaffDesk/deskQueueCopy.js';
import type { numbersCopy } from '../patterns/StaffDesk/numbersCopy.js';
import type { dateCopy } from '../ui/DateInput/copy.js';
import type { dialogCopy } from '../ui/Dialog/copy.js';
import type { uiCopy } from '../ui/shared/copy.js';
import type { formCopy } from '../ui/shared/formCopy.js';
import type { uploadCopy } from '../ui/Upload/copy.js';
import type { windowedTableCopy } from '../ui/WindowedTable/copy.js';
import type { formatsCopy } from './formatsCopy.js';

type Keys<All extends string, Legal extends string = never> = Readonly<
  Record<Exclude<All, Legal>, string>
>;

/**
 * The keys that a host may replace, by domain. Only types: they are in the lowest tier, so that `HuiqiProvider` can
 * check a host's texts. Legal texts are excluded.
 */
export interface CopyDictionaries {
  readonly actingCompany: Keys<keyof typeof actingCompanyCopy>;
  readonly applicationAside: Keys<keyof typeof asideCopy, (typeof asideLegal)[number]>;
  readonly applications: Keys<keyof typeof applicationsCopy, (typeof applicationsLegal)[number]>;
  readonly deskQueue: Keys<keyof typeof deskQueueCopy>;
  readonly specialApplications: Keys<keyof typeof specialCopy, (typeof specialLegal)[number]>;
  readonly applyEntry: Keys<keyof typeof entryCopy, (typeof entryLegal)[number]>;
  readonly areas: Keys<keyof typeof areasCopy>;
  readonly authorisations: Keys<keyof typeof authorisationCopy>;
  readonly calculators: Keys<keyof typeof calculatorsCopy, (typeof calculatorsLegal)[number]>;
  readonly captchas: Keys<keyof typeof captchasCopy>;
  readonly centre: Keys<keyof typeof centreCopy>;
  readonly companies: Keys<keyof typeof companiesCopy, (typeof companiesLegal)[number]>;
  readonly companyMembers: Keys<keyof typeof companyMembersCopy>;
  readonly bindingObjections: Keys<keyof typeof bindingObjectionsCopy>;
  readonly couponReviews: Keys<keyof typeof couponReviewsCopy>;
  readonly coupons: Keys<keyof typeof couponsCopy>;
  readonly creditAdvice: Keys<keyof typeof creditAdviceCopy>;
  readonly demands: Keys<keyof typeof demandsCopy>;
  readonly staffDemands: Keys<keyof typeof staffDemandsCopy>;
  readonly supervision: Keys<keyof typeof supervisionCopy | keyof typeof companyCreditCopy>;
  readonly departments: Keys<keyof typeof departmentsCopy>;
  readonly exports: Keys<keyof typeof exportsCopy>;
  readonly home: Keys<keyof typeof homeCopy | keyof typeof creditRepairCopy>;
  readonly honestAgent: Keys<keyof typeof honestAgentCopy>;
  readonly management: Keys<keyof typeof managementCopy>;
  readonly managementTransfer: Keys<keyof typeof transferCopy>;
  readonly managedFields: Keys<keyof typeof managedFieldsCopy>;
  readonly rights: Keys<keyof typeof rightsCopy>;
  readonly formDesigner: Keys<keyof typeof formDesignerCopy>;
  readonly monitoring: Keys<keyof typeof monitoringCopy>;
  readonly notices: Keys<keyof typeof noticesCopy>;
  readonly organisations: Keys<keyof typeof organisationsCopy>;
  readonly serviceReviews: Keys<keyof typeof serviceReviewsCopy>;
  readonly orders: Keys<keyof typeof ordersCopy, (typeof ordersLegal)[number]>;
  readonly passwords: Keys<keyof typeof passwordsCopy>;
  readonly policyApplications: Keys<keyof typeof policyApplicationsCopy>;
  readonly policies: Keys<keyof typeof policiesCopy | keyof typeof policyDetailCopy>;
  readonly policyHome: Keys<keyof typeof policyHomeCopy>;
  readonly products: Keys<
    keyof typeof productsCopy | keyof typeof productDetailCopy | keyof typeof compareCopy,
    (typeof productDetailLegal)[number] | (typeof compareLegal)[number]
  >;
  readonly qrCodes: Keys<keyof typeof qrCopy>;
  readonly registration: Keys<keyof typeof registrationCopy>;
  readonly relations: Keys<keyof typeof relationsCopy>;
  readonly renewals: Keys<keyof typeof renewalsCopy>;
  readonly reports: Keys<keyof typeof reportsCopy, (typeof reportsLegal)[number]>;
  readonly serviceApply: Keys<keyof typeof serviceApplyCopy>;
  readonly serviceOrders: Keys<keyof typeof serviceOrdersCopy>;
  readonly serviceDetail: Keys<keyof typeof serviceDetailCopy>;
  readonly services: Keys<keyof typeof servicesCopy>;
  readonly session: Keys<keyof typeof sessionCopy>;
  readonly staffNumbers: Keys<keyof typeof numbersCopy>;
  readonly staffOrder: Keys<keyof typeof staffOrderCopy>;
  readonly staffOrderHandling: Keys<keyof typeof handlingCopy>;
  readonly staffOrders: Keys<keyof typeof staffOrdersCopy>;
  readonly staffRenewals: Keys<keyof typeof staffRenewalsCopy>;
  readonly uploads: Keys<keyof typeof uploadsCopy>;
  readonly categories: Keys<keyof typeof categoryCopy>;
  readonly charts: Keys<keyof typeof chartCopy>;
  readonly formats: Keys<keyof typeof formatsCopy>;
  readonly forms: Keys<keyof typeof fieldsCopy, (typeof fieldsLegal)[number]>;
  readonly lists: Keys<keyof typeof listCopy | keyof typeof laterListCopy>;
  readonly pages: Keys<keyof typeof pageCopy | keyof typeof stateCopy | keyof typeof richTextCopy>;
  readonly ui: Keys<
    | keyof typeof uiCopy
    | keyof typeof formCopy
    | keyof typeof dialogCopy
    | keyof typeof dateCopy
    | keyof typeof uploadCopy
    | keyof typeof windowedTableCopy
  >;
}
