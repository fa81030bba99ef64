/** The categories and grades of policies, which `npm run setup` stores; the platform's own (spec 2 names none). */
export const dictionary = [
  { kind: 'CATEGORY', code: 'FINANCE', name: '金融支持' },
  { kind: 'CATEGORY', code: 'TAX', name: '税费优惠' },
  { kind: 'CATEGORY', code: 'TECHNOLOGY', name: '技术创新' },
  { kind: 'CATEGORY', code: 'TALENT', name: '人才' },
  { kind: 'CATEGORY', code: 'EMPLOYMENT', name: '稳岗就业' },
  { kind: 'CATEGORY', code: 'INDUSTRY', name: '产业扶持' },
  { kind: 'CATEGORY', code: 'OTHER', name: '其他' },
  { kind: 'GRADE', code: 'COUNTRY', name: '国家级' },
  { kind: 'GRADE', code: 'CITY', name: '市级' },
  { kind: 'GRADE', code: 'COUNTY', name: '区县级' },
] as const;
