/**
 * Operations of the contract that have no handler yet; they answer 501 with code 100501.
 * The list may only shrink: a start fails when an entry has a handler or is not in the contract.
 */
export const notServed: readonly string[] = [
  // applications
  'applyForPersonLoan',
  'applyForSubOrder',
  'applyWithTaxAndInvoice',
  'listApplyCompanies',
  'saveCertificate',
  'validatePersonLoan',
  'validateTaxAuthorisation',
  // calculators
  'calculateLoan',
  'calculateProductLoan',
  'getLoanLimit',
  'listLoanLimitProducts',
  'saveLoanLimit',
  // coupons
  'getTicketDiscount',
  // creditAdvice
  'getCreditAdvice',
  'getRecentMatchCompany',
  'orderCreditAdvice',
  // demands
  'getTodayDemandCount',
  // exports
  'countExportOrders',
  'exportEpidemicLoan',
  'exportOrders',
  'listExportFields',
  // home
  'getHomeStatistics',
  'getIndexStatistics',
  // orders
  'getApplyingState',
  'getEpidemicLoan',
  // products
  'createProductQrCode',
  'listQrCodes',
  'listRepaymentTypes',
  'listWechatProducts',
  // renewals
  'getRenewalBank',
  'getRenewalDetail',
  'getRenewalStatistics',
  'listRenewalBanks',
  'listRenewals',
  'submitRenewal',
  // reports
  'downloadReport',
  'getNewOrderReport',
  'getOrderReport',
  'getReportBasicInfo',
  'getReportFinancialIndicators',
  'getReportFlag',
  'getReportSupplyChain',
  'getReportTaxDeclaration',
  'getWechatReport',
  'refreshCompanyBasics',
  'refreshReport',
  'sendReport',
  // services
  'listServiceTypes',
  // staffOrders
  'assignOrder',
  'changeReferee',
  'getEarliestAuthorisedOrder',
  'listAssignRecords',
  'listDevelopUsers',
  'listMechanisms',
  'listOrderSources',
  'listProductNames',
  'listRefereeRecords',
  'listStaffCities',
];
