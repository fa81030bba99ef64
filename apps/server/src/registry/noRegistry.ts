import { registryUnavailable, type CompanyRegistry } from './CompanyRegistry.js';

const refuse = async (): Promise<never> => {
  throw registryUnavailable('企业登记信息查询服务尚未开通，请联系平台客服');
};

/** Used when no register is configured: every call throws. */
export const noRegistry: CompanyRegistry = {
  findByCreditCode: refuse,
  findByName: refuse,
  listRelated: refuse,
  findFigures: refuse,
  findReport: refuse,
  checkLegalPerson: refuse,
  checkCompany: refuse,
  checkLegalPhone: refuse,
};
