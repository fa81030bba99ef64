import type { DemandCreated, DemandSubmission } from '@huiqi/sdk';
import { constants, demandDueOn, demandErrors, formatDate, messages } from '@huiqi/sdk/domain';
import { ApiError, conflict, invalid } from '../../contract/ApiError.js';
import type { Queryable } from '../../db/database.js';
import type { Call, PreparedHandler, Run } from '../../http/context.js';
import { clientAddress } from '../../http/headers/clientAddress.js';
import { countUse } from '../../security/rateLimit.js';
import { endOfDay } from '../../text/days.js';
import { requireActingCompany } from '../companies/actingCompany.js';
import { regionOfCall } from '../companies/regionOfRecord.js';
import { readAreaNames } from '../companies/repository.js';
import { findDistricts } from '../companies/regionRepository.js';
import { createNotice } from '../notices/createNotice.js';
import { attachFiles } from '../uploads/attachFiles.js';
import { fileDomain } from '../uploads/fileAddress.js';
import { demandFiles } from './mayReadFiles.js';
import { insertDemand, countAgainstDailyLimit } from './demandChangeRepository.js';

type SubmitCall = Call<'submitDemand'>;

const hourSeconds = 3_600;

/** The company and place of a demand that names one. */
async function originOf(db: Queryable, userId: string, body: DemandSubmission) {
  const { nsrsbh = '', areaCode, areaName = '', cityCode = '' } = body;
  const company = await requireActingCompany(db, userId, nsrsbh);
  const names = await readAreaNames(db, areaCode === undefined ? [cityCode] : [areaCode, cityCode]);
  if (!names.has(cityCode)) throw invalid([{ field: 'cityCode', message: '请选择所在区域' }]);
  if (areaCode !== undefined && !names.has(areaCode))
    throw invalid([{ field: 'areaCode', message: '请选择所在区域' }]);
  const named = areaCode === undefined ? areaName.trim() : names.get(areaCode);
  // The area decides its city: clients that preselect one (spec 2 §9) may send it with an area elsewhere.
  const code = areaCode ?? cityCode;
  const { provinceCode, cityCode: ownCity } = (await findDistricts(db, [code])).get(code) ?? {
    provinceCode: code,
    cityCode: code,
  };
  return {
    companyId: company.id,
    companyName: company.name,
    areaCode: areaCode ?? null,
    areaName: named ?? areaName,
    cityCode: ownCity,
    // Of the named area, which may be in another province than the company.
    scfProvince: provinceCode,
    scfCity: ownCity,
    scfDistrict: code,
  };
}

const nowhere = {
  companyId: null,
  companyName: null,
  areaCode: null,
  areaName: null,
  cityCode: null,
};

/** File keys, whether the client sends keys or addresses, which encode nothing of a key but its slashes. */
function keysOf({ config }: SubmitCall, { fileUrls = [] }: DemandSubmission): string[] {
  const domain = fileDomain(config);
  const keyOf = (url: string) =>
    url.startsWith(domain) ? url.slice(domain.length).replaceAll(/%2f/gi, '/') : url;
  return [...new Set(fileUrls.map(keyOf))];
}

/**
 * Counts a demand against the daily limit of its company, or of its submitter without a company; refuses it beyond the
 * limit.
 */
async function countOnce(
  db: Queryable,
  { companyId, userId }: { readonly companyId: string | null; readonly userId: string | null },
  at: Date,
): Promise<void> {
  const day = formatDate(at);
  if (companyId !== null) {
    if (!(await countAgainstDailyLimit(db, companyId, day)))
      throw conflict(messages.demandLimitReached);
  } else if (userId !== null) {
    const windowSeconds = (endOfDay(day).getTime() - at.getTime()) / 1000;
    // The row stays locked until the transaction ends, and a refusal is not counted.
    const limit = { key: `demand-anonymous:${userId}`, max: Infinity, windowSeconds };
    if ((await countUse(db, limit, at)) > constants.dailyDemandLimit)
      throw conflict('您今日匿名发布需求已达上限，请明日再试');
  }
}

async function store(call: SubmitCall): Promise<DemandCreated> {
  const { db, visitor, input, requestId } = call;
  const { body } = input;
  const errors = demandErrors(body);
  if (errors.length > 0) throw invalid(errors);
  const fileKeys = keysOf(call, body);
  // Only signed-in users can have uploaded files.
  if (fileKeys.length > 0 && visitor === null) throw new ApiError('791214');
  const origin =
    body.anonymity || visitor === null
      ? { ...nowhere, ...regionOfCall(call.region) }
      : await originOf(db, visitor.id, body);
  const createdAt = call.now();
  await countOnce(db, { companyId: origin.companyId, userId: visitor?.id ?? null }, createdAt);
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

/** Submits a demand: anonymously by anyone, or on behalf of a company of the user. */
export const submitDemand: PreparedHandler<'submitDemand'> = {
  prepare: async (call): Promise<Run<'submitDemand'>> => {
    const { pool, visitor, input, request, config, now } = call;
    if (visitor === null) {
      // Usually a session that expired while the form was being filled in.
      if (!input.body.anonymity) throw new ApiError('791214');
      // Signed-in users are limited by the guard.
      const key = `demand:${clientAddress(request, config)}`;
      const limit = { key, max: config.writeLimit };
      await countUse(pool, { ...limit, windowSeconds: hourSeconds }, now());
    }
    return store;
  },
};
