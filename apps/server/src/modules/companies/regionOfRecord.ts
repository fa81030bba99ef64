import type { Region } from '../../http/headers/regionOf.js';
import type { companies } from '../../schema/companies.js';

type Place = Pick<typeof companies.$inferSelect, 'provinceCode' | 'cityCode' | 'areaCode'>;

/** Region whose staff handle what a company there applies for, submits or orders, or a person whose office is there. */
export const regionOfPlace = ({ provinceCode, cityCode, areaCode }: Place): Region => ({
  scfProvince: provinceCode,
  scfCity: cityCode,
  scfDistrict: areaCode,
});

const known = (code: string, larger: string) => (code === '0' ? larger : code);

/**
 * Region of a record without a place: the region of the call. Unknown smaller areas repeat the code of the larger
 * one, so that the last one always has a name.
 */
export function regionOfCall({ scfProvince, scfCity, scfDistrict }: Region): Region {
  const city = known(scfCity, scfProvince);
  return { scfProvince, scfCity: city, scfDistrict: known(scfDistrict, city) };
}
