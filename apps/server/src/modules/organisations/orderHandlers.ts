import {
  constants,
  isOpenCase,
  serviceHandlingErrors,
  serviceHandlingEvent,
} from '@huiqi/sdk/domain';
import { existing, invalid } from '../../contract/ApiError.js';
import type { Handlers } from '../../http/context.js';
import { lockedOrder, moveOrder } from '../serviceOrders/moveOrder.js';
import { findOrder, findOrders, matching, ofOrganisation } from '../serviceOrders/repository.js';
import { readTrail } from '../serviceOrders/serviceOrderTrailRepository.js';
import { toStaffDetail, toStaffRow } from '../serviceOrders/toServiceOrder.js';
import { revealNumbers } from '../../securityEvents/revealNumbers.js';

/** Operations of an organisation's staff on its orders. The session names the organisation. */
export const orderHandlers = {
  listOrganisationOrders: ({ db, user, input }) => {
    const { index, size, entName, nsrsbh, contractPhone, orgId, productIdList, status } = input;
    const where = matching(ofOrganisation(user.orgId), {
      entName,
      creditCode: nsrsbh,
      contactPhone: contractPhone,
      orgId,
      productIds: productIdList?.split(','),
      status,
      from: input.createdStartTs,
      until: input.createdEndTs,
    });
    return findOrders(db, { where, toItem: toStaffRow, index, size }, constants.pageSizes.default);
  },

  getOrganisationOrder: async ({ db, user, input }) => {
    const row = existing(await findOrder(db, input.id, ofOrganisation(user.orgId)));
    return toStaffDetail(row, await readTrail(db, row.order.id));
  },

  readOrganisationOrderContact: (call) =>
    revealNumbers(call, 'SERVICE_ORDER', async ({ db, user, input }) => {
      const row = existing(await findOrder(db, input.id, ofOrganisation(user.orgId)));
      const { status, contactPhone } = row.order;
      return {
        isOpen: isOpenCase.serviceOrder(status),
        numbers: { contactPhone, bankAccount: null },
      };
    }),

  handleOrganisationOrder: async (call) => {
    const { db, user, input } = call;
    const { orderId, status, handling, version } = input.body;
    const errors = serviceHandlingErrors(input.body);
    if (errors.length > 0) throw invalid(errors);
    const event = serviceHandlingEvent(status);
    if (event === undefined) throw invalid([{ field: 'status', message: '请选择处理结果' }]);
    const row = await lockedOrder(db, orderId, ofOrganisation(user.orgId));
    const remark = handling?.trim() || null;
    await moveOrder(call, row, { event, by: 'ORGANISATION', remark, version });
    return null;
  },
} satisfies Handlers;
