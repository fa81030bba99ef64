import { messages } from '@huiqi/sdk/domain';
import { ApiError } from '../../contract/ApiError.js';
import type { UserCall } from '../../http/context.js';
import type { CompanyRegistry, RegisteredCompany } from '../../registry/CompanyRegistry.js';
import { sameName } from '../../registry/sameName.js';
import { findRegion } from '../areas/repository.js';

const refused = (field: string, message: string) =>
  new ApiError('100400', { message, fieldErrors: [{ field, message }] });

/** A region of the site; city `0` is the whole province. */
type Opened = Pick<NonNullable<Awaited<ReturnType<typeof findRegion>>>, 'scfProvince' | 'scfCity'>;

const isLocal = ({ provinceCode, cityCode }: RegisteredCompany, region: Opened) =>
  region.scfCity === '0' ? provinceCode === region.scfProvince : cityCode === region.scfCity;
const isActive = ({ status }: RegisteredCompany) => status === 'ACTIVE';

type RegionalCall = Pick<UserCall<'addRelatedCompany'>, 'db' | 'region'>;

async function openedRegion({ db, region }: RegionalCall) {
  const opened = await findRegion(db, region);
  if (!opened) throw new Error('No region of the site is set up');
  return opened;
}

/** Filters the companies that can be added: those that still exist, in the region of the call (spec 1 §5). */
export async function whichMayBeAdded(
  call: RegionalCall,
): Promise<(company: RegisteredCompany) => boolean> {
  const opened = await openedRegion(call);
  return (company) => isActive(company) && isLocal(company, opened);
}

/** Finds the company to be added; throws 100400 with the field if it cannot be added (spec 1 §5). */
export async function registeredForBinding(
  call: RegionalCall & { readonly registry: CompanyRegistry },
  { nsrsbh, qymc }: { readonly nsrsbh: string; readonly qymc: string },
): Promise<RegisteredCompany> {
  const registered = await call.registry.findByCreditCode(nsrsbh);
  if (!registered) throw refused('nsrsbh', '未查询到该企业标识对应的企业');
  const opened = await openedRegion(call);
  if (!isLocal(registered, opened))
    // The wording is the specification's, for its first region.
    throw refused('nsrsbh', messages.companyOutsideCity.replace('垫江', opened.config.local));
  if (!isActive(registered)) throw refused('nsrsbh', '该企业已注销或被吊销，无法添加');
  if (!sameName(registered.name, qymc)) throw refused('qymc', '企业名称与登记信息不一致');
  return registered;
}
