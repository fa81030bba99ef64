import type { AreaNode, FormEntry, ManagedRegion } from '@huiqi/sdk';
import { pathTo } from '../../../patterns/DynamicField/areaPath.js';
import { choice, onlyStep, type ContentField } from './ContentField.js';
import type { ManagedFieldsCopy } from './copy.js';

export interface PlaceChoices {
  /** All areas by code, with their names in full. */
  readonly areas: FormEntry['options'];
  readonly tree: readonly AreaNode[];
}

/** The area that a region is opened for: a province, a city or a district, as one choice that sets three codes. */
export const regionPlace = (
  copy: ManagedFieldsCopy,
  { areas, tree }: PlaceChoices,
): ContentField<ManagedRegion> => {
  const read = ({ scfProvince, scfCity, scfDistrict }: ManagedRegion) =>
    [scfDistrict, scfCity, scfProvince].find((code) => code !== '0') ?? '';
  return {
    name: 'scfProvince',
    section: copy.basics,
    entry: {
      ...choice(areas),
      checkName: 'scfProvince',
      label: copy.areaOfRegion,
      hint: copy.areaOfRegionHint,
      required: false,
      group: onlyStep,
    },
    read,
    write: (content, typed) => {
      const path = pathTo(tree, typed);
      // Without the tree, no codes are known; the content keeps its own.
      if (typed === read(content) || (typed !== '' && path.length === 0)) return content;
      const [scfProvince = '0', scfCity = '0', scfDistrict = '0'] = path.map(({ code }) => code);
      return { ...content, scfProvince, scfCity, scfDistrict };
    },
  };
};
