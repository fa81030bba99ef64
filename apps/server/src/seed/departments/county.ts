/** A department of the sample county: name, sections, and whether it issues tickets. */
export interface CountyDepartment {
  readonly id: string;
  readonly name: string;
  readonly sections: readonly string[];
  readonly issuesTickets: boolean;
  readonly dispatchesDemands: boolean;
}

const department = (
  id: string,
  name: string,
  sections: readonly string[],
  issuesTickets = false,
): CountyDepartment => ({
  id,
  name,
  sections,
  issuesTickets,
  // The commission and the service centre assign demands to the others.
  dispatchesDemands: id === 'jxw' || id === 'xzs',
});

/** 垫江县's departments that deal with enterprises. */
export const county: readonly CountyDepartment[] = [
  department('fgw', '垫江县发展和改革委员会', ['综合规划科', '经济运行科', '营商环境科'], true),
  department('jxw', '垫江县经济和信息化委员会', ['中小企业科', '产业发展科', '运行监测科'], true),
  department('swj', '国家税务总局垫江县税务局', ['纳税服务科', '税源管理科']),
  department('scj', '垫江县市场监督管理局', ['注册登记科', '信用监管科']),
  department('rsj', '垫江县人力资源和社会保障局', ['就业促进科', '人才服务科'], true),
  department('czj', '垫江县财政局', ['金融科', '企业科'], true),
  department('kjj', '垫江县科学技术局', ['高新技术科'], true),
  department('sww', '垫江县商务委员会', ['市场建设科', '对外贸易科'], true),
  department('nyw', '垫江县农业农村委员会', ['产业发展科']),
  department('xzs', '垫江县政务服务管理办公室', ['企业服务科']),
];
