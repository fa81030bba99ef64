/** The widget's own copy; its screens have theirs. */
export const widgetCopy = {
  loadFailed: '页面加载失败',
  loadFailedWhy: '请检查网络连接后重试。',
  retry: '重试',
  notFound: '页面不存在',
  notFoundWhy: '此处没有这个地址的页面。',
  toStart: '返回首页',
  chooseProduct: '请先选择贷款产品',
  chooseOrder: '请先选择申请',
  chooseWhy: '这个地址没有说明是哪一个，请选择后再打开。',
  toChoose: '去选择',
  renderFailed: '页面出现异常',
  renderFailedWhy: '请刷新页面后重试。',
};
