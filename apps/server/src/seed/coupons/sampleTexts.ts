/** Service organisations whose contracts the tickets pay for. */
export const serviceOrganisations = [
  '重庆云桥软件服务有限公司',
  '重庆渝智数字科技有限公司',
  '垫江县中小企业服务中心',
  '重庆智造云信息技术有限公司',
  '重庆嘉信财税咨询有限公司',
  '重庆知源知识产权代理有限公司',
];

export const returnReasons = [
  '合同缺少签订日期与双方盖章页，请补充完整后重新提交',
  '合同金额与附件不一致，请核对后重新填写',
];

export const rejectReasons = [
  '合同服务内容不属于本批次支持范围',
  '同一合同已在上一批次享受优惠，不重复支持',
];
