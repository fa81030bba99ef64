import type { AreaInfo } from '@huiqi/sdk';
import { onlyStep, type ContentField } from './ContentField.js';
import type { ManagedFieldsCopy } from './copy.js';

/** The codes of a region: its province, city and district. */
type Codes = Readonly<Record<'scfCity' | 'scfDistrict' | 'scfProvince', string | null>>;

/** The three codes of a region as one choice. */
export interface RegionCodec<Content> {
  readonly toText: (codes: Codes) => string;
  readonly toRegion: (typed: string) => Partial<Content>;
}

/** Of a region that is handled as a whole, the district is the region itself; empty for none. */
export const handledRegion: RegionCodec<{
  readonly scfProvince: string;
  readonly scfCity: string;
  readonly scfDistrict: string;
}> = {
  toText: ({ scfProvince, scfCity, scfDistrict }) =>
    scfProvince === null || scfProvince === '0'
      ? ''
      : [scfProvince, scfCity, scfDistrict === '0' ? scfCity : scfDistrict].join('-'),
  toRegion: (typed) => {
    const [scfProvince = '0', scfCity = '0', scfDistrict = '0'] =
      typed === '' ? [] : typed.split('-');
    return { scfProvince, scfCity, scfDistrict };
  },
};

export type RegionChoice = Pick<AreaInfo, 'regionName' | 'scfCity' | 'scfDistrict' | 'scfProvince'>;

/** One of the regions that the platform serves, or of those that it may. */
export function regionField<Content extends Codes>(
  copy: ManagedFieldsCopy,
  regions: readonly RegionChoice[] | undefined,
  { toText, toRegion }: RegionCodec<Content>,
  { section, hint }: Readonly<Record<'hint' | 'section', string>>,
): ContentField<Content> {
  return {
    name: 'scfProvince',
    section,
    entry: {
      checkName: 'scfProvince',
      inputType: 'SELECT',
      label: copy.region,
      hint,
      required: false,
      group: onlyStep,
      ...(regions && {
        options: regions.map((one) => ({ value: toText(one), label: one.regionName })),
      }),
    },
    read: toText,
    write: (content, typed) =>
      // A region that is not served stays as it was until another one is chosen.
      typed === toText(content) ? content : { ...content, ...toRegion(typed) },
  };
}
