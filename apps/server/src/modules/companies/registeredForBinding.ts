import { constants, messages } from '@huiqi/sdk/domain';
import { ApiError } from '../../contract/ApiError.js';
import type { CompanyRegistry, RegisteredCompany } from '../../registry/CompanyRegistry.js';
import { sameName } from '../../registry/sameName.js';

const refused = (field: string, message: string) =>
  new ApiError('100400', { message, fieldErrors: [{ field, message }] });

const isLocal = ({ cityCode }: RegisteredCompany) => cityCode === constants.defaultLoginCity;
const isActive = ({ status }: RegisteredCompany) => status === 'ACTIVE';

/** Whether a company can be added: it exists still, in the city of the platform (spec 1 §5). */
export const mayBeAdded = (company: RegisteredCompany): boolean =>
  isActive(company) && isLocal(company);

/** Finds the company somebody wants to add; throws 100400 with the field if it cannot be added (spec 1 §5). */
export async function registeredForBinding(
  registry: CompanyRegistry,
  { nsrsbh, qymc }: { readonly nsrsbh: string; readonly qymc: string },
): Promise<RegisteredCompany> {
  const registered = await registry.findByCreditCode(nsrsbh);
  if (!registered) throw refused('nsrsbh', '未查询到该企业标识对应的企业');
  if (!isLocal(registered)) throw refused('nsrsbh', messages.companyOutsideCity);
  if (!isActive(registered)) throw refused('nsrsbh', '该企业已注销或被吊销，无法添加');
  if (!sameName(registered.name, qymc)) throw refused('qymc', '企业名称与登记信息不一致');
  return registered;
}
