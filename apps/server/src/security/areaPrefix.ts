/** What the codes of an area and of all areas in it begin with: the zeros at the end of a code stand for all parts. */
export const areaPrefix = (code: string): string => code.replace(/(00)+$/, '');
