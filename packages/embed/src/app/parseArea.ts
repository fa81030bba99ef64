import type { Area } from '@huiqi/sdk';
import type { WidgetOptions } from '../host/WidgetOptions.js';

/** Codes of province, city and district: `500000,500200,500231`, or an object of them. */
export function parseArea(area: WidgetOptions['area']): Area | null {
  if (!area) return null;
  const parts =
    typeof area === 'string'
      ? area.split(',').map((part) => part.trim())
      : [area.province, area.city, area.district];
  const [scfProvince, scfCity, scfDistrict] = parts;
  const sound = parts.length === 3 && parts.every((part) => /^\d{1,6}$/.test(part));
  if (!sound || !scfProvince || !scfCity || !scfDistrict) return null;
  return { scfProvince, scfCity, scfDistrict };
}
