const products = ['云税贷', '烟商贷', '抵押快贷', '惠农振兴贷'];

/** Ten thousand applications, the same in every page. */
export const rows = Array.from({ length: 10_000 }, (_unused, turn) => ({
  id: `DJ20261120${String(turn + 1).padStart(6, '0')}`,
  company: `重庆明月${turn + 1}号食品加工有限公司`,
  product: products[turn % 4],
  amount: ((turn * 7919) % 5000) + 1,
  date: `2026-${String((turn % 12) + 1).padStart(2, '0')}-${String((turn % 28) + 1).padStart(2, '0')}`,
  status: turn % 3 === 0 ? '已放款' : '待处理',
}));

export const headers = ['企业', '申请编号', '产品', '申请金额（万元）', '提交日期', '状态'];
export const keys = ['company', 'id', 'product', 'amount', 'date', 'status'];

/** Mounts a page when the measurement says so. */
export function onMount(mount) {
  globalThis.__mount = () => mount(document.querySelector('#root'));
}
