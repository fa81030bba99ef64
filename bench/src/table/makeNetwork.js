const empty = {
  status: null,
  count: null,
  nsrsbh: null,
  orderId: null,
  loanAmount: null,
  createdTs: null,
};

/** Companies with shared representatives, their orders, products of banks. */
export function makeNetwork(size) {
  const nodes = [];
  const edges = [];
  const add = (kind, key, label, more = {}) => {
    const id = `${kind}-${key}`;
    nodes.push({ ...empty, id, kind, label, ...more });
    return id;
  };
  const link = (from, to, kind) => edges.push({ from, to, kind });
  const banks = Array.from({ length: 6 }, (_unused, at) => add('BANK', at, `垫江${at + 1}号银行`));
  const products = Array.from({ length: 24 }, (_unused, at) => {
    const product = add('PRODUCT', at, `惠农振兴贷${at + 1}号`);
    link(product, banks[at % banks.length], 'BANK');
    return product;
  });
  let person = '';
  for (let at = 0; nodes.length < size; at += 1) {
    const orderId = String(100_000 + at * 10);
    if (at % 3 === 0) person = add('PERSON', `p${at}`, `周明${at}`, { orderId });
    const company = add('COMPANY', at, `重庆明月${at + 1}号食品有限公司`, { count: 2 });
    link(person, company, 'LEGAL_REPRESENTATIVE');
    for (let turn = 0; turn <= at % 4 && nodes.length < size; turn += 1) {
      const key = String(100_000 + at * 10 + turn);
      const more = { orderId: key, status: 'ACCEPT_SUCCESS', loanAmount: '50' };
      const order = add('ORDER', key, `DJ20261120${key}`, more);
      link(company, order, 'APPLICANT');
      link(order, products[(at * 7 + turn * 5) % products.length], 'PRODUCT');
    }
  }
  return { centres: [nodes.at(-1).id], nodes: nodes.slice(0, size), edges, truncated: false };
}
