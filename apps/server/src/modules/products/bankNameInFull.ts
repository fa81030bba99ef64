/** Short names of banks, and the part of the name they stand for. */
const fullNames: Readonly<Record<string, string>> = {
  建行: '建设银行',
  工行: '工商银行',
  农行: '农业银行',
  中行: '中国银行',
  交行: '交通银行',
  招行: '招商银行',
  邮储: '邮政储蓄',
  农商行: '农村商业银行',
  农商银行: '农村商业银行',
  渝农商: '重庆农村商业',
};
const shortName = new RegExp(Object.keys(fullNames).join('|'), 'g');

/** Expands short names of banks in a keyword: 建行云税贷 becomes 建设银行云税贷. */
export const bankNameInFull = (word: string): string =>
  word.replace(shortName, (name) => fullNames[name] ?? name);
