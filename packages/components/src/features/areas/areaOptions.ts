import type { AreaInfo, AreaOption } from '@huiqi/sdk';

/** The code that identifies a region: of its district, city or province. */
export const codeOf = ({ scfProvince, scfCity, scfDistrict }: AreaInfo): string =>
  [scfDistrict, scfCity].find((code) => code !== '0') ?? scfProvince;

/** The region of a district without its own content. */
export const areaOf = (province: AreaOption, district: AreaOption): AreaInfo => ({
  regionName: district.regionName,
  province: province.regionName,
  scfProvince: province.regionCode,
  scfCity: district.regionCode,
  scfDistrict: '0',
});

/** Districts of a province, without their own region, whose name contains the text. */
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
