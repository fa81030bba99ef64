import { isContactPhone } from '@huiqi/sdk/domain';
import { isSubtypeOf } from '../../../lib/serviceTypes.js';
import { cleanHtml, plainTextOf } from '../../../text/cleanHtml.js';
import type { ManagedKind } from './ManagedKind.js';
import { problem, required } from './problems.js';
import { belongingOf, organisationOf, storedService } from './serviceRepository.js';

export const service: ManagedKind<'SERVICE'> = {
  ...storedService,
  empty: () => ({
    kind: 'SERVICE',
    name: '',
    logo: '',
    orgId: '0',
    typeBig: '',
    typeSmall: '',
    mode: 'PHONE_SERVICE',
    priceType: 'FREE',
    price: null,
    content: '',
    process: null,
    contactPhone: null,
  }),
  clean: (content) => ({ ...content, content: cleanHtml(content.content) }),
  titleOf: ({ name }) => name,
  belongsTo: ({ orgId }, db) => belongingOf(db, orgId),
  problems: async (db, content, id) => {
    const { name, orgId, typeBig, typeSmall, priceType, price } = content;
    const isPriced = price !== null && Number(price) > 0;
    const organisation = await organisationOf(db, orgId);
    const stored = await storedService.read(db, id);
    return [
      ...required({ name, content: plainTextOf(content.content) }),
      ...problem(!organisation?.published, 'orgId', '请选择服务机构'),
      // Its orders and ratings stay with the organisation that they were given to.
      ...problem(
        stored !== null && stored.orgId !== orgId,
        'orgId',
        '已有的服务不能更换机构，请下架后新建',
      ),
      ...problem(!isSubtypeOf(typeSmall, typeBig), 'typeSmall', '请选择服务类别'),
      ...problem(priceType === 'PAY' && !isPriced, 'price', '请填写大于0的价格'),
      ...problem(
        !isContactPhone(content.contactPhone ?? ''),
        'contactPhone',
        '请填写正确的手机号或固定电话',
      ),
    ];
  },
};
