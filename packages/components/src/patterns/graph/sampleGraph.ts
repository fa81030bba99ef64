import type { GraphData, GraphEdge, GraphKind, GraphNode } from './types.js';

export const sampleKinds: readonly GraphKind[] = [
  { id: 'COMPANY', label: '企业', shape: 'circle', color: 0 },
  { id: 'PERSON', label: '人员', shape: 'triangle', color: 1 },
  { id: 'ORDER', label: '申请', shape: 'square', color: 2 },
  { id: 'PRODUCT', label: '产品', shape: 'diamond', color: 3 },
  { id: 'BANK', label: '银行', shape: 'hexagon', color: 4 },
];

/**
 * A graph like those of orders: companies with a representative and orders, products of banks. For stories and
 * benchmarks.
 */
export function sampleGraph(count: number): GraphData {
  const nodes: GraphNode[] = [];
  const edges: GraphEdge[] = [];
  const add = (kind: string, at: number, label: string) => {
    const id = `${kind}-${at}`;
    nodes.push({ id, kind, label });
    return id;
  };
  const link = (from: string, to: string, label: string) => edges.push({ from, to, label });
  const banks = Array.from({ length: 6 }, (_unused, at) => add('BANK', at, `垫江${at + 1}号银行`));
  const products = Array.from({ length: 24 }, (_unused, at) => {
    const product = add('PRODUCT', at, `惠农振兴贷${at + 1}号`);
    link(product, banks[at % banks.length] ?? product, '所属银行');
    return product;
  });
  let person = '';
  for (let at = 0; nodes.length < count; at += 1) {
    const company = add('COMPANY', at, `重庆明月${at + 1}号食品有限公司`);
    // Every third company has its own representative; the others share the previous one's.
    if (at % 3 === 0 && nodes.length < count) person = add('PERSON', at, `周明${at}`);
    link(person, company, '法定代表人');
    for (let turn = 0; turn < (at % 4) + 1 && nodes.length < count; turn += 1) {
      const order = add(
        'ORDER',
        at * 10 + turn,
        `DJ20261120${String(at * 10 + turn).padStart(6, '0')}`,
      );
      link(company, order, '申请主体');
      link(order, products[(at * 7 + turn * 5) % products.length] ?? company, '申请产品');
    }
  }
  return { nodes, edges };
}
