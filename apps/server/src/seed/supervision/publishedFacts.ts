/** What the sample's authorities publish, in our wording. */
export interface PunishmentKind {
  readonly kind: string;
  readonly facts: string;
  readonly penalty: string;
  readonly authority: string;
  /** Abbreviation of the authority in decision numbers. */
  readonly mark: string;
}

const market = '垫江县市场监督管理局';

export const punishmentKinds: readonly PunishmentKind[] = [
  {
    kind: '产品标签',
    facts: '销售的预包装商品标签未标明生产日期和保质期。',
    penalty: '责令改正，罚款2,000元',
    authority: market,
    mark: '垫市监处罚',
  },
  {
    kind: '安全生产',
    facts: '车间疏散通道堆放原材料，未按要求开展应急演练。',
    penalty: '责令限期整改，罚款5,000元',
    authority: '垫江县应急管理局',
    mark: '垫应急罚',
  },
  {
    kind: '污染物排放',
    facts: '除尘设施检修期间未停产，颗粒物排放超过标准。',
    penalty: '责令改正，罚款20,000元',
    authority: '垫江县生态环境局',
    mark: '垫环罚',
  },
  {
    kind: '广告宣传',
    facts: '网店页面使用没有依据的对比数据宣传商品。',
    penalty: '责令停止发布，罚款3,000元',
    authority: market,
    mark: '垫市监处罚',
  },
  {
    kind: '劳动用工',
    facts: '未按月足额支付工资，经责令后逾期支付。',
    penalty: '警告，罚款4,000元',
    authority: '垫江县人力资源和社会保障局',
    mark: '垫人社罚',
  },
];

export interface LicenceKind {
  readonly name: string;
  readonly authority: string;
  readonly mark: string;
  /** Years of validity; null without end. */
  readonly years: number | null;
}

const scopes: Readonly<Record<string, { scope: string; licences: readonly LicenceKind[] }>> = {
  食品制造业: {
    scope: '食品生产；食品销售；农副产品收购；货物进出口',
    licences: [
      { name: '食品生产许可证', authority: market, mark: 'SC', years: 5 },
      { name: '食品经营许可证', authority: market, mark: 'JY', years: 5 },
    ],
  },
  批发和零售业: {
    scope: '日用百货销售；食品销售；五金产品批发；互联网销售',
    licences: [{ name: '食品经营许可证', authority: market, mark: 'JY', years: 5 }],
  },
  通用设备制造业: {
    scope: '通用设备制造；机械零件、零部件加工；机械设备销售',
    licences: [{ name: '排污许可证', authority: '垫江县生态环境局', mark: 'PW', years: 5 }],
  },
  农业: {
    scope: '蔬菜种植；水果种植；农产品的生产、销售、加工、运输、贮藏',
    licences: [],
  },
  道路运输业: {
    scope: '道路货物运输；国内货物运输代理；普通货物仓储服务',
    licences: [
      { name: '道路运输经营许可证', authority: '垫江县交通运输委员会', mark: 'YS', years: 4 },
    ],
  },
  软件和信息技术服务业: {
    scope: '软件开发；信息系统集成服务；计算机及办公设备维修',
    licences: [
      { name: '增值电信业务经营许可证', authority: '重庆市通信管理局', mark: 'DX', years: 5 },
    ],
  },
};

/** Business scope and licences of an industry. */
export const businessOf = (industry: string | null) =>
  scopes[industry ?? ''] ?? { scope: null, licences: [] };
