import type { Area } from '@huiqi/sdk';

/** A region as one word: to tell whether a page was drawn for it. */
export const areaCodes = ({ scfProvince, scfCity, scfDistrict }: Area): string =>
  `${scfProvince} ${scfCity} ${scfDistrict}`;
