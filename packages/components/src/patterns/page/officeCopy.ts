/** Words in the names of public offices, by what they are for; the first kind that fits. Never shown. */
export const officeCopy = {
  // Before others: names of banks say whom they once served, such as 农业.
  banking: ['银行', '金融'],
  tax: ['税务'],
  marketRegulation: ['市场监'],
  justice: ['公安', '司法', '法院'],
  emergency: ['应急', '消防'],
  people: ['人力', '社会保障', '民政'],
  land: ['规划', '自然资源'],
  housing: ['住房', '建设'],
  environment: ['生态', '环境', '林业'],
  farming: ['农业', '水利'],
  commerce: ['商务', '市场'],
  finance: ['财政'],
  science: ['科技', '科学'],
  industry: ['经济', '信息化', '工业'],
  development: ['发展', '改革'],
  culture: ['文化', '旅游', '教育'],
} as const;
