import { constants } from '@huiqi/sdk/domain';
import { ApiError, forbidden, invalid } from '../../contract/ApiError.js';
import { page } from '../../db/page.js';
import type { Handlers } from '../../http/context.js';
import { sameName } from '../../registry/sameName.js';
import { countUse } from '../../security/rateLimit.js';
import { listAllCompanies, readAreaNames } from './repository.js';
import { listRepresented } from './listRepresented.js';
import { whichMayBeAdded } from './registeredForBinding.js';
import { toTaxCompany } from './toTaxCompany.js';

/** Limits look-ups: names are public and lead to codes, so this keeps anyone from reading out the register. */
const lookUps = { max: 30, windowSeconds: 600 };
const unknown = () => new ApiError('793109');

/** Public look-ups in the register of companies. */
export const registerHandlers = {
  getCompanyInfo: async ({ db, user, input, now, registry }) => {
    await countUse(db, { key: `company-info:${user.id}`, ...lookUps }, now());
    const found = await registry.findByName(input.qymc);
    if (!found) throw unknown();
    const { creditCode: nsrsbh, name: qymc, address, legalName } = found;
    return { nsrsbh, qymc, address, legalName };
  },

  getBaseCompanyInfo: async ({ db, user, input, registry }) => {
    const { nsrsbh, qymc } = input;
    if (nsrsbh === undefined && qymc === undefined)
      throw invalid([{ field: 'nsrsbh', message: '请填写企业标识或企业名称' }]);
    const mine = (await listAllCompanies(db, user.id)).find(
      ({ company }) =>
        (nsrsbh === undefined || company.creditCode === nsrsbh.toUpperCase()) &&
        (qymc === undefined || sameName(company.name, qymc)),
    );
    const found = mine && (await registry.findByCreditCode(mine.company.creditCode));
    if (!found) throw unknown();
    const { creditCode, name, legalName, registeredCapital, establishedOn } = found;
    const { industry, address, cityCode } = found;
    return {
      nsrsbh: creditCode,
      qymc: name,
      legalName,
      registeredCapital,
      establishedOn,
      industry,
      address,
      cityCode,
    };
  },

  listTaxRelatedCompanies: async (call) => {
    const { db, user, input } = call;
    const { userId, ...range } = input.body;
    if (userId !== user.id) throw forbidden();
    const mine = new Map(
      (await listAllCompanies(db, user.id)).map((row) => [row.company.creditCode, row]),
    );
    const mayBeAdded = await whichMayBeAdded(call);
    const related = [...(await listRepresented(call)).values()]
      .filter((company) => mine.has(company.creditCode) || mayBeAdded(company))
      // Companies that can be added come first.
      .toSorted(
        (one, other) =>
          Number(mine.has(one.creditCode)) - Number(mine.has(other.creditCode)) ||
          one.creditCode.localeCompare(other.creditCode),
      );
    const areaNames = await readAreaNames(
      db,
      related.map(({ areaCode }) => areaCode),
    );
    const { content, page: counted } = await page(
      {
        rows: async ({ limit, offset }) => related.slice(offset, offset + limit),
        toItem: (company) =>
          toTaxCompany(company, mine.get(company.creditCode), areaNames.get(company.areaCode)),
        total: Promise.resolve(related.length),
      },
      range,
      constants.pageSizes.relatedCompanies,
    );
    return { taxRelatedUserResponsePage: { content, totalElements: counted.total } };
  },
} satisfies Handlers;
