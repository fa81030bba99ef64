import type { RelationEdge, RelationNetwork, RelationNode } from '@huiqi/sdk';

const empty = {
  status: null,
  count: null,
  nsrsbh: null,
  orderId: null,
  loanAmount: null,
  createdTs: null,
} as const;

/**
 * A network of about this many nodes: companies with shared representatives, their orders, products of banks. For
 * stories and tests.
 */
export function sampleNetwork(size: number): RelationNetwork {
  const nodes: RelationNode[] = [];
  const edges: RelationEdge[] = [];
  const add = (node: Pick<RelationNode, 'id' | 'kind' | 'label'> & Partial<RelationNode>) => {
    nodes.push({ ...empty, ...node });
    return node.id;
  };
  const products = Array.from({ length: 12 }, (_unused, at) => {
    const bank = `BANK-${at % 4}`;
    if (at < 4) add({ id: bank, kind: 'BANK', label: `垫江${at + 1}号村镇银行` });
    const id = add({ id: `PRODUCT-${at}`, kind: 'PRODUCT', label: `惠农振兴贷${at + 1}号` });
    edges.push({ from: id, to: bank, kind: 'BANK' });
    return id;
  });
  let leader = '';
  for (let at = 0; nodes.length < size; at += 1) {
    const orderId = String(100_000 + at * 10);
    if (at % 3 === 0)
      leader = add({ id: `PERSON-p${at}`, kind: 'PERSON', label: `周明${at}`, orderId });
    const company = add({
      id: `COMPANY-${at}`,
      kind: 'COMPANY',
      label: `重庆明月${at + 1}号食品有限公司`,
      nsrsbh: `91500231MA5U${String(at).padStart(6, '0')}`,
      count: (at % 3) + 1,
    });
    edges.push({ from: leader, to: company, kind: 'LEGAL_REPRESENTATIVE' });
    for (let turn = 0; turn <= at % 3 && nodes.length < size; turn += 1) {
      const order = String(100_000 + at * 10 + turn);
      const id = add({
        id: `ORDER-${order}`,
        kind: 'ORDER',
        label: `DJ20261120${order}`,
        orderId: order,
        status: turn === 0 ? 'ACCEPT_SUCCESS' : 'BANK_APPROVAL_SUCCESS',
        loanAmount: String(50 + turn * 25),
        createdTs: '2026-11-20T08:30:00.000Z',
      });
      edges.push({ from: company, to: id, kind: 'APPLICANT' });
      edges.push({ from: leader, to: id, kind: 'CONTACT' });
      const product = products[(at * 5 + turn) % products.length];
      if (product) edges.push({ from: id, to: product, kind: 'PRODUCT' });
    }
  }
  return { centres: ['COMPANY-0'], nodes, edges, truncated: false };
}
