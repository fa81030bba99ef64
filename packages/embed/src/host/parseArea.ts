import type { Area } from '@huiqi/sdk';

/** `area="500000,500200,500231"`: province, city and district codes. */
export function parseArea(text: string | null): Area | null {
  const parts = (text ?? '').split(',').map((part) => part.trim());
  const [scfProvince, scfCity, scfDistrict] = parts;
  const sound = parts.length === 3 && parts.every((part) => /^\d{1,6}$/.test(part));
  if (!sound || !scfProvince || !scfCity || !scfDistrict) return null;
  return { scfProvince, scfCity, scfDistrict };
}
