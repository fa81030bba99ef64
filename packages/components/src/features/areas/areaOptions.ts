import type { AreaInfo, AreaOption } from '@huiqi/sdk';

/** The code by which a region is chosen: that of its district, city or province. */
export const codeOf = ({ scfProvince, scfCity, scfDistrict }: AreaInfo): string =>
  [scfDistrict, scfCity].find((code) => code !== '0') ?? scfProvince;

/** The region of a district that has no content of its own. */
export const areaOf = (province: AreaOption, district: AreaOption): AreaInfo => ({
  regionName: district.regionName,
  province: province.regionName,
  scfProvince: province.regionCode,
  scfCity: district.regionCode,
  scfDistrict: '0',
});

/** Districts of a province without a region of their own whose name contains the text. */
export function otherDistricts(
  districts: readonly AreaOption[],
  regions: readonly AreaInfo[],
  text: string,
): AreaOption[] {
  const served = new Set(regions.map(codeOf));
  const wanted = text.trim();
  return districts.filter(
    ({ regionCode, regionName }) => !served.has(regionCode) && regionName.includes(wanted),
  );
}
