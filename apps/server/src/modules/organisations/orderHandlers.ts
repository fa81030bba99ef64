import {
  constants,
  isOpenCase,
  serviceHandlingErrors,
  serviceHandlingEvent,
} from '@huiqi/sdk/domain';
import type { OperationInput } from '@huiqi/sdk';
import { existing, invalid } from '../../contract/ApiError.js';
import type { CurrentUser } from '../../security/SessionStore.js';
import { queuePosition } from '../../db/queuePosition.js';
import type { Handlers, UserCall } from '../../http/context.js';
import { lockedOrder, moveOrder } from '../serviceOrders/moveOrder.js';
import {
  findOrder,
  findOrders,
  matching,
  ofOrganisation,
  queueOf,
} from '../serviceOrders/repository.js';
import { readTrail } from '../serviceOrders/serviceOrderTrailRepository.js';
import { toStaffDetail, toStaffRow } from '../serviceOrders/toServiceOrder.js';
import { revealNumbers } from '../../securityEvents/revealNumbers.js';
import { runBatch } from '../../securityEvents/runBatch.js';

type Filters = Omit<OperationInput<'listOrganisationOrders'>, 'index' | 'size'>;

/** The organisation's orders that pass the filters of its desk. */
const ofDesk = (user: CurrentUser, filters: Filters) =>
  matching(ofOrganisation(user.orgId), {
    entName: filters.entName,
    creditCode: filters.nsrsbh,
    contactPhone: filters.contractPhone,
    orgId: filters.orgId,
    productIds: filters.productIdList?.split(','),
    status: filters.status,
    from: filters.createdStartTs,
    until: filters.createdEndTs,
  });

async function handle(call: UserCall<'handleOrganisationOrder'>): Promise<null> {
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
}

/** Operations of an organisation's staff on its orders. The session names the organisation. */
export const orderHandlers = {
  listOrganisationOrders: ({ db, user, input }) => {
    const { index, size, ...filters } = input;
    const where = ofDesk(user, filters);
    return findOrders(db, { where, toItem: toStaffRow, index, size }, constants.pageSizes.default);
  },

  getOrganisationOrder: async ({ db, user, input }) => {
    const row = existing(await findOrder(db, input.id, ofOrganisation(user.orgId)));
    return toStaffDetail(row, await readTrail(db, row.order.id));
  },

  getOrganisationOrderQueuePosition: async ({ db, user, input: { id, ...filters } }) => {
    existing(await findOrder(db, id, ofOrganisation(user.orgId)));
    return queuePosition(db, queueOf(ofDesk(user, filters)), id);
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

  handleOrganisationOrder: handle,

  refuseOrganisationOrders: (call) => {
    const { reason: handling, ...batch } = call.input.body;
    return runBatch(
      call,
      { desk: 'SERVICE_ORDER', action: 'REFUSE', ...batch },
      (db, orderId, version) =>
        handle({ ...call, db, input: { body: { orderId, status: 'REFUSED', handling, version } } }),
    );
  },
} satisfies Handlers;
