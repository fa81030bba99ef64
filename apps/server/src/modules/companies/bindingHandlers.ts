import type { OperationId } from '@huiqi/sdk';
import { conflict, existing, notFound } from '../../contract/ApiError.js';
import type { Handlers, UserCall } from '../../http/context.js';
import { createNotice } from '../notices/createNotice.js';
import { closeSavedOf } from '../orders/closeSaved.js';
import { countRegistryCheck } from './countRegistryCheck.js';
import { listRepresented } from './listRepresented.js';
import { registeredForBinding } from './registeredForBinding.js';
import { findBinding, findTaxNumber, findUserCompany, type UserCompany } from './repository.js';
import {
  authoriseCompany,
  bindCompany,
  countOpenOrders,
  countOpenRenewals,
  lockBindings,
  makeCurrent,
  storeCompany,
  unbind,
} from './bindingRepository.js';
import { addCertification } from './certificationRepository.js';
import { isBarred } from './objectionRepository.js';
import { notifyOwners } from './notifyOwners.js';
import { toRelatedCompany } from './toRelatedCompany.js';

const alreadyAdded = '该企业已添加，请勿重复添加';
const alreadyAuthorised = '该企业已添加并授权，请勿重复添加';
const notProven = '请先完成该企业的法定代表人认证';

type Bound = Pick<UserCall<OperationId>, 'db' | 'now' | 'user'>;

async function readBinding({ db, user }: Bound, companyId: string) {
  return toRelatedCompany(existing(await findBinding(db, user.id, companyId)));
}

/** All that a company permits after a further consent; throws 100409 if that adds nothing. */
function withConsent(mine: UserCompany | undefined, given: readonly string[]): string[] {
  const before = mine?.authorized ? (mine.authority ?? []) : [];
  const all = [...new Set([...before, ...given])];
  if (all.length === before.length) throw conflict(alreadyAuthorised);
  return all;
}

const noteOf = ({ db, now, user }: Bound, id: string, title: string, content: string) =>
  createNotice(
    db,
    { userId: user.id, noticeType: 'OTHER', title, content, subject: { kind: 'COMPANY', id } },
    now(),
  );

/** Adding, unbinding and switching companies. */
export const bindingHandlers = {
  addRelatedCompany: {
    prepare: async ({ db, user, input, registry, config, now, region }) => {
      if (await findUserCompany(db, user.id, input.body.nsrsbh)) throw conflict(alreadyAdded);
      await countRegistryCheck({ db, user, config, now }, input.body.nsrsbh);
      const registered = await registeredForBinding({ db, registry, region }, input.body);
      return async (call) => {
        const companyId = await storeCompany(call.db, registered);
        const binding = { userId: user.id, companyId };
        if (!(await bindCompany(call.db, binding, call.now()))) throw conflict(alreadyAdded);
        await noteOf(
          call,
          companyId,
          '企业添加成功',
          `您已添加企业“${registered.name}”，授权后可申请贷款`,
        );
        await notifyOwners(call, companyId, 'BOUND');
        return readBinding(call, companyId);
      };
    },
  },

  addAuthorisedCompany: {
    prepare: async ({ db, user, input, registry, config, now, region }) => {
      const mine = await findUserCompany(db, user.id, input.body.nsrsbh);
      withConsent(mine, input.body.authority);
      await countRegistryCheck({ db, user, config, now }, input.body.nsrsbh);
      const registered = await registeredForBinding({ db, registry, region }, input.body);
      const stoodFor = await listRepresented({ db, registry, user });
      if (!stoodFor.has(registered.creditCode)) throw conflict(notProven);
      return async (call) => {
        const at = call.now();
        const companyId = await storeCompany(call.db, registered);
        // Staff may have ended the binding since the register was read. Locks in the same order as a decision:
        // objection, then binding.
        const company = { id: companyId, creditCode: registered.creditCode };
        if (await isBarred(call.db, user.id, company)) throw conflict(notProven);
        const binding = { userId: user.id, companyId };
        await bindCompany(call.db, binding, at);
        const [locked] = await lockBindings(call.db, user.id, [companyId]);
        const before = locked && (await findBinding(call.db, user.id, companyId));
        if (!before) throw conflict(alreadyAuthorised);
        const authority = withConsent(before, input.body.authority);
        await authoriseCompany(call.db, binding, { certifyType: 'FR', authority, at });
        const { creditCode, name, legalName, provinceCode, cityCode, areaCode } = registered;
        const message = '认证通过';
        await addCertification(call.db, {
          userId: user.id,
          kind: 'AUTHORISATION',
          creditCode,
          companyName: name,
          legalName,
          provinceCode,
          cityCode,
          areaCode,
          authority,
          certifyType: 'FR',
          state: 'PASSED',
          result: 'PASS',
          companyFourStatus: true,
          legalThreeStatus: true,
          message,
          createdAt: at,
        });
        await noteOf(call, companyId, '企业授权成功', `您已添加企业“${name}”并授权平台使用其数据`);
        await notifyOwners(call, companyId, 'AUTHORISED');
        return readBinding(call, companyId);
      };
    },
  },

  unbindCompanies: async (call) => {
    const { db, user, input } = call;
    const ids = [...new Set(input.ids.split(','))];
    const bound = await lockBindings(db, user.id, ids);
    if (bound.length < ids.length) throw notFound();
    const taxNumber = await findTaxNumber(db, user.id);
    if (bound.some(({ creditCode }) => creditCode === taxNumber))
      throw conflict('税号登录的企业不能解绑');
    // First, so that none of them can be submitted in between.
    await closeSavedOf(call, user.id, ids);
    if ((await countOpenOrders(db, user.id, ids)) > 0)
      throw conflict('企业有未办结的贷款申请或有效授信，请先撤回申请或放弃授信');
    if ((await countOpenRenewals(db, user.id, ids)) > 0)
      throw conflict('企业有审核中的续贷申请，暂不能解绑');
    await unbind(db, user.id, ids);
    for (const { id, name } of bound)
      await noteOf(call, id, '企业解绑成功', `企业“${name}”已解绑，平台不再使用其数据`);
    return null;
  },

  switchCompany: async (call) => {
    const { companyId } = call.input.body;
    if (!(await makeCurrent(call.db, { userId: call.user.id, companyId }))) throw notFound();
    return readBinding(call, companyId);
  },
} satisfies Handlers;
