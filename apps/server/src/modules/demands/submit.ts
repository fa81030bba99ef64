import type { DemandCreated, DemandSubmission } from '@huiqi/sdk';
import { demandDueOn, demandErrors, formatDate, messages } from '@huiqi/sdk/domain';
import { conflict, invalid } from '../../contract/ApiError.js';
import type { Queryable } from '../../db/database.js';
import type { Call, PreparedHandler, Run } from '../../http/context.js';
import { countUse } from '../../security/rateLimit.js';
import { endOfDay } from '../../text/days.js';
import { regionOfCall } from '../companies/regionOfRecord.js';
import { findUserCompany, readAreaNames } from '../companies/repository.js';
import { createNotice } from '../notices/createNotice.js';
import { attachFiles } from '../uploads/attachFiles.js';
import { fileDomain } from '../uploads/fileAddress.js';
import { demandFiles } from './mayReadFiles.js';
import { insertDemand, takeOneOfDay } from './repositoryChanges.js';

type SubmitCall = Call<'submitDemand'>;

const hourSeconds = 3_600;

/** Whom a demand speaks for and where, of one that says so. */
async function originOf(db: Queryable, userId: string, body: DemandSubmission) {
  const { nsrsbh = '', areaCode, areaName = '', cityCode = '' } = body;
  const own = await findUserCompany(db, userId, nsrsbh);
  if (!own) throw invalid([{ field: 'nsrsbh', message: '请选择您名下的企业' }]);
  const names = await readAreaNames(db, areaCode === undefined ? [cityCode] : [areaCode, cityCode]);
  if (!names.has(cityCode)) throw invalid([{ field: 'cityCode', message: '请选择所在区域' }]);
  if (areaCode !== undefined && !names.has(areaCode))
    throw invalid([{ field: 'areaCode', message: '请选择所在区域' }]);
  const named = areaCode === undefined ? areaName.trim() : names.get(areaCode);
  return {
    companyId: own.company.id,
    companyName: own.company.name,
    areaCode: areaCode ?? null,
    areaName: named ?? areaName,
    cityCode,
    scfProvince: own.company.provinceCode,
    scfCity: cityCode,
    scfDistrict: areaCode ?? cityCode,
  };
}

const nowhere = {
  companyId: null,
  companyName: null,
  areaCode: null,
  areaName: null,
  cityCode: null,
};

/** Keys of the files, whether the client names them by key or by address. */
function keysOf({ config }: SubmitCall, { fileUrls = [] }: DemandSubmission): string[] {
  const domain = fileDomain(config);
  const keyOf = (url: string) =>
    url.startsWith(domain) ? decodeURIComponent(url.slice(domain.length)) : url;
  return [...new Set(fileUrls.map(keyOf))];
}

async function store(call: SubmitCall): Promise<DemandCreated> {
  const { db, visitor, input, requestId } = call;
  const { body } = input;
  const errors = demandErrors(body);
  if (errors.length > 0) throw invalid(errors);
  const fileKeys = keysOf(call, body);
  if (fileKeys.length > 0 && visitor === null)
    throw invalid([{ field: 'fileUrls', message: '请登录后上传附件' }]);
  const origin =
    body.anonymity || visitor === null
      ? { ...nowhere, ...regionOfCall(call.region) }
      : await originOf(db, visitor.id, body);
  const createdAt = call.now();
  const { companyId } = origin;
  if (companyId !== null && !(await takeOneOfDay(db, companyId, formatDate(createdAt))))
    throw conflict(messages.demandLimitReached);
  const title = body.title?.trim() ?? '';
  const demand = {
    ...origin,
    title,
    content: body.content?.trim() ?? '',
    demandType: body.demandType,
    userId: visitor?.id ?? null,
    contactName: body.contactName?.trim() || null,
    contactPhone: body.contactPhone ?? null,
    fileKeys,
    formItems: body.formItems ?? [],
    dueAt: endOfDay(demandDueOn(createdAt)),
    createdAt,
  };
  const id = await insertDemand(db, demand, requestId);
  if (visitor === null) return { id };
  const files = { userId: visitor.id, keys: fileKeys, kind: demandFiles, refId: id };
  await attachFiles(db, { ...files, field: 'fileUrls' }, createdAt);
  await createNotice(
    db,
    {
      userId: visitor.id,
      noticeType: 'TRANSACTION',
      title: '诉求已提交',
      content: `您的诉求“${title}”已提交，请等待部门受理`,
      subject: { kind: 'DEMAND', id },
    },
    createdAt,
  );
  return { id };
}

/** Submits a demand: one anonymously by anybody, all others on behalf of a company of the user. */
export const submitDemand: PreparedHandler<'submitDemand'> = {
  prepare: async (call): Promise<Run<'submitDemand'>> => {
    const { pool, visitor, input, request, config, now } = call;
    if (visitor === null) {
      if (!input.body.anonymity)
        throw invalid([{ field: 'anonymity', message: '请登录后以企业名义发布，或选择匿名' }]);
      // Who has signed in is limited by the guard.
      const limit = { key: `demand:${request.ip}`, max: config.writeLimit };
      await countUse(pool, { ...limit, windowSeconds: hourSeconds }, now());
    }
    return store;
  },
};
