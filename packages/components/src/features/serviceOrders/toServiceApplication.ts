import type { ServiceOrderApplication } from '@huiqi/sdk';

type Values = Readonly<Record<string, string>>;

/** The request of the input: texts are trimmed, empty ones omitted. */
export function toServiceApplication(productId: string, values: Values): ServiceOrderApplication {
  const text = (name: string) => values[name]?.trim() ?? '';
  const filled = (name: 'contactName' | 'contactPhone' | 'demand') => {
    const value = text(name);
    return value === '' ? {} : { [name]: value };
  };
  return {
    productId,
    nsrsbh: text('nsrsbh'),
    ...filled('contactName'),
    ...filled('contactPhone'),
    ...filled('demand'),
  };
}
