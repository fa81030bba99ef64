/** Words in the names of service organisations, by the code of a category; the first category that fits. Never shown. */
export const organisationNameCopy = {
  LEGAL: ['律师', '法律'],
  TAX: ['税', '会计', '审计', '财'],
  IP: ['知识产权', '智企', '商标', '专利', '品牌'],
  HR: ['人力', '人才', '职业', '薪'],
  TESTING: ['检测', '检验', '认证'],
  STARTUP: ['孵化', '创业', '启程'],
  DIGITAL: ['数', '信息', '软件', '云', '智'],
  TECH: ['科技', '科桥', '技术', '创新', '培育'],
  MARKET: ['市场', '营销', '电商', '展', '外贸'],
} as const;
