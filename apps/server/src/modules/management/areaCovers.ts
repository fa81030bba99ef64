/** The whole platform, as an area. */
export const everywhere = '0';

/** Whether an area is another, or the province or city around it: the zeros at the end of a code stand for all parts. */
export const areaCovers = (area: string, place: string): boolean =>
  area === everywhere || place.startsWith(area.replace(/(00)+$/, ''));
