/** Sample departments with the grade of their policies and the prefix of their document numbers. */
export const publishers = [
  { id: '1', name: '重庆市经济和信息化委员会', grade: 'CITY', prefix: '渝经信发' },
  { id: '2', name: '重庆市财政局', grade: 'CITY', prefix: '渝财产业' },
  { id: '3', name: '重庆市科学技术局', grade: 'CITY', prefix: '渝科局发' },
  { id: '4', name: '重庆市人力资源和社会保障局', grade: 'CITY', prefix: '渝人社发' },
  { id: '5', name: '国家税务总局重庆市税务局', grade: 'CITY', prefix: '渝税发' },
  { id: '6', name: '重庆市商务委员会', grade: 'CITY', prefix: '渝商务发' },
  { id: '7', name: '重庆市农业农村委员会', grade: 'CITY', prefix: '渝农发' },
  { id: '8', name: '垫江县经济和信息化委员会', grade: 'COUNTY', prefix: '垫经信发' },
  { id: '9', name: '垫江县人力资源和社会保障局', grade: 'COUNTY', prefix: '垫人社发' },
  { id: '10', name: '垫江县农业农村委员会', grade: 'COUNTY', prefix: '垫农发' },
  { id: '11', name: '垫江县商务委员会', grade: 'COUNTY', prefix: '垫商务发' },
  { id: '12', name: '忠县经济和信息化委员会', grade: 'COUNTY', prefix: '忠经信发' },
  { id: '13', name: '工业和信息化部', grade: 'COUNTRY', prefix: '工信部企业' },
  { id: '14', name: '财政部', grade: 'COUNTRY', prefix: '财金' },
  { id: '15', name: '国家税务总局', grade: 'COUNTRY', prefix: '税总发' },
] as const;

export type PublisherId = (typeof publishers)[number]['id'];
