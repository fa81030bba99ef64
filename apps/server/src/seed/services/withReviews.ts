import type { OrganisationProductContent } from '@huiqi/sdk';
import type { serviceProducts } from '../../schema/services.js';

export type NewService = typeof serviceProducts.$inferInsert;

const dayMs = 86_400_000;

/** The editable content of a product as published. */
const contentOfProduct = (service: NewService): OrganisationProductContent => ({
  name: service.name,
  serviceTypeBig: service.typeBig,
  serviceTypeSmall: service.typeSmall,
  serviceMode: service.mode,
  servicePriceType: service.priceType,
  price: service.price ?? null,
  content: service.content,
  process: service.process ?? '',
  contactPhone: service.contactPhone ?? '',
});

/** New products awaiting review, by the id of the product they are modelled on. */
const submitted = [
  { like: '8001', name: '发明专利优先审查申请' },
  { like: '8005', name: '商标续展代办' },
] as const;

/** Adds new products awaiting review, a pending change and a rejected one. */
export function withReviews(services: readonly NewService[], day: Date): NewService[] {
  const ago = (days: number) => new Date(day.getTime() - days * dayMs);
  const changed = services.map((service): NewService => {
    if (service.id === '8002')
      return {
        ...service,
        auditStatus: 'PENDING',
        pending: { ...contentOfProduct(service), price: '1500.00' },
        submittedAt: ago(1),
        version: 2,
        updatedAt: ago(1),
      };
    if (service.id !== '8007') return service;
    return {
      ...service,
      auditStatus: 'NOT_PASSED',
      pending: { ...contentOfProduct(service), name: '商标驳回复审包过' },
      reason: '名称不得承诺结果，请修改后重新提交。',
      submittedAt: ago(6),
      version: 3,
      updatedAt: ago(5),
    };
  });
  const added = submitted.flatMap(({ like, name }, turn): NewService[] => {
    const model = services.find(({ id }) => id === like);
    if (!model) return [];
    const service = { ...model, name };
    return [
      {
        ...service,
        id: String(8_001 + services.length + turn),
        productStatus: 'OFF_SHELF',
        published: false,
        auditStatus: 'PENDING',
        pending: contentOfProduct(service),
        submittedAt: ago(3 - turn),
        orderNumber: 0,
        scoreCount: 0,
        scoreSum: 0,
        createdAt: ago(3 - turn),
        updatedAt: ago(3 - turn),
      },
    ];
  });
  return [...changed, ...added];
}
