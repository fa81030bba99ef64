import type { Region } from '../../http/headers/regionOf.js';
import type { companies } from '../../schema/companies.js';

type Place = Pick<typeof companies.$inferSelect, 'provinceCode' | 'cityCode' | 'areaCode'>;

/** Region of what a company applies for, submits or orders: where staff deal with it. */
export const regionOfCompany = ({ provinceCode, cityCode, areaCode }: Place): Region => ({
  scfProvince: provinceCode,
  scfCity: cityCode,
  scfDistrict: areaCode,
});

const known = (code: string, larger: string) => (code === '0' ? larger : code);

/**
 * Region of a record without a company: the one the call was made for. Where no finer place is known, the code of the
 * larger one stands in its stead, so that the last one always has a name.
 */
export function regionOfCall({ scfProvince, scfCity, scfDistrict }: Region): Region {
  const city = known(scfCity, scfProvince);
  return { scfProvince, scfCity: city, scfDistrict: known(scfDistrict, city) };
}
