/** Words of headlines, by what the news is about; the first topic that fits. Never shown. */
export const newsTopicCopy = {
  bank: ['银行', '银企', '对接', '座谈'],
  loan: ['贷款', '续贷', '利率', '额度', '融资', '贴息'],
  list: ['公示', '名单', '推荐', '认证', '授权'],
  country: ['文旅', '住宿', '旅游', '酒店', '乡村', '农'],
  shop: ['商户', '零售', '烟草', '餐饮', '消费'],
} as const;
