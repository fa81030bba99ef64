import type { RelationKind, RelationNodeKind } from '@huiqi/sdk';
import { peopleOf, type NamedPerson } from './peopleOf.js';
import type { PersonDigest } from './personDigest.js';
import type { RelationRow } from './relationRow.js';

export interface Link {
  readonly from: string;
  readonly to: string;
  readonly kind: RelationKind;
}

export interface GraphNode {
  readonly id: string;
  readonly kind: RelationNodeKind;
  /** Id of the entity; the digest of a person. */
  readonly key: string;
  readonly label: string;
  /** An order that names it: the order itself, the newest one of a company or person. */
  readonly row: RelationRow;
  readonly person?: NamedPerson;
}

export const nodeId = (kind: RelationNodeKind, key: string): string => `${kind}-${key}`;

/** Builds nodes and links from orders; grows as orders are read. */
export function createRelationGraph(digest: PersonDigest) {
  const rows = new Map<string, RelationRow>();
  const nodes = new Map<string, GraphNode>();
  const links = new Map<string, Link>();
  const around = new Map<string, Link[]>();
  const orphans = new Map<string, RelationRow>();

  function addNode(node: Omit<GraphNode, 'id'>): string {
    const id = nodeId(node.kind, node.key);
    if (!nodes.has(id)) nodes.set(id, { ...node, id });
    return id;
  }

  function addLink(link: Link): void {
    const key = `${link.from} ${link.kind} ${link.to}`;
    if (links.has(key)) return;
    links.set(key, link);
    for (const end of [link.from, link.to]) {
      const list = around.get(end);
      if (list) list.push(link);
      else around.set(end, [link]);
    }
  }

  function addPeople(row: RelationRow, order: string, company: string | null): void {
    for (const person of peopleOf(row)) {
      const key = digest(person.identity);
      const from = addNode({ kind: 'PERSON', key, label: person.name, row, person });
      const { role: kind } = person;
      const leads = kind === 'LEGAL_REPRESENTATIVE';
      if (!leads) addLink({ from, to: order, kind });
      else if (company) addLink({ from, to: company, kind });
    }
  }

  /** Links a sub-order once both orders are known: the other may be out of scope. */
  function linkSubOrders(): void {
    for (const [id, { parentOrderId }] of orphans) {
      if (parentOrderId === null || !rows.has(parentOrderId)) continue;
      addLink({ from: nodeId('ORDER', parentOrderId), to: nodeId('ORDER', id), kind: 'SUB_ORDER' });
      orphans.delete(id);
    }
  }

  function addRow(row: RelationRow): void {
    if (rows.has(row.id)) return;
    rows.set(row.id, row);
    if (row.parentOrderId !== null) orphans.set(row.id, row);
    const order = addNode({ kind: 'ORDER', key: row.id, label: row.orderCode, row });
    const company =
      row.companyId === null
        ? null
        : addNode({ kind: 'COMPANY', key: row.companyId, label: row.companyName ?? '', row });
    if (company) addLink({ from: company, to: order, kind: 'APPLICANT' });
    addPeople(row, order, company);
    const { productId, productName, bankId, bankName } = row;
    const product = addNode({ kind: 'PRODUCT', key: productId, label: productName, row });
    addLink({ from: order, to: product, kind: 'PRODUCT' });
    const bank = addNode({ kind: 'BANK', key: bankId, label: bankName, row });
    addLink({ from: product, to: bank, kind: 'BANK' });
  }

  return {
    add(more: readonly RelationRow[]): void {
      for (const row of more) addRow(row);
      linkSubOrders();
    },
    has: (id: string): boolean => nodes.has(id),
    node: (id: string): GraphNode | undefined => nodes.get(id),
    row: (orderId: string): RelationRow | undefined => rows.get(orderId),
    around: (id: string): readonly Link[] => around.get(id) ?? [],
    links: (): Iterable<Link> => links.values(),
  };
}

export type RelationGraph = ReturnType<typeof createRelationGraph>;
