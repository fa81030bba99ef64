import type { Region } from '../../http/regionOf.js';
import type { companies } from '../companies/table.js';
import type { orders } from './table.js';

type Place = Pick<typeof companies.$inferSelect, 'provinceCode' | 'cityCode' | 'areaCode'>;
type OrderRegion = Pick<typeof orders.$inferSelect, 'scfProvince' | 'scfCity' | 'scfDistrict'>;

/** Region of the orders of a company. */
export const regionOfCompany = ({ provinceCode, cityCode, areaCode }: Place): OrderRegion => ({
  scfProvince: provinceCode,
  scfCity: cityCode,
  scfDistrict: areaCode,
});

const known = (code: string, larger: string) => (code === '0' ? larger : code);

/**
 * Region of an order without a company: the one the call was made for. Where no finer place is known, the code of the
 * larger one stands in its stead, so that the last one always has a name.
 */
export function regionOfCall({ scfProvince, scfCity, scfDistrict }: Region): OrderRegion {
  const city = known(scfCity, scfProvince);
  return { scfProvince, scfCity: city, scfDistrict: known(scfDistrict, city) };
}
