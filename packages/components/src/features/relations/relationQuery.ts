import {
  RelationKindValues,
  RelationNodeKindValues,
  type RelationKind,
  type RelationNode,
  type RelationNodeKind,
} from '@huiqi/sdk';

/** The centre of the network; without one it shows the newest orders. */
export interface RelationCentre {
  readonly companyName?: string;
  readonly nsrsbh?: string;
  readonly orderId?: string;
  readonly personId?: string;
  readonly bankId?: string;
  readonly productId?: string;
}

export type RelationDepth = 1 | 2 | 3;

/** Content of the network's address. */
export interface RelationQuery {
  readonly centre: RelationCentre;
  readonly depth: RelationDepth;
  readonly hiddenKinds: readonly RelationNodeKind[];
  readonly hiddenRelations: readonly RelationKind[];
  /** The view on narrow screens; wide ones show both. */
  readonly view: 'table' | 'graph';
}

const id = /^[\w-]{1,255}$/;
const readers: Readonly<Record<keyof RelationCentre, (text: string) => boolean>> = {
  companyName: (text) => text.length >= 2 && text.length <= 100,
  nsrsbh: (text) => /^[0-9A-Za-z]{15,20}$/.test(text),
  orderId: (text) => id.test(text),
  personId: (text) => id.test(text),
  bankId: (text) => id.test(text),
  productId: (text) => id.test(text),
};
const centreNames = Object.keys(readers) as (keyof RelationCentre)[];

const listOf = <Value extends string>(text: string | null, known: readonly Value[]): Value[] => {
  const named = new Set<string>(text?.split(',') ?? []);
  return known.filter((value) => named.has(value));
};

/** Parses an address, dropping invalid values. */
export function parseRelationQuery(query: URLSearchParams): RelationQuery {
  const centre = Object.fromEntries(
    centreNames.flatMap((name) => {
      const text = query.get(name)?.trim() ?? '';
      return text !== '' && readers[name](text) ? [[name, text]] : [];
    }),
  ) as RelationCentre;
  const { personId: _person, ...withoutPerson } = centre;
  const depth = Number(query.get('depth'));
  return {
    // A person is identified by an order that names them.
    centre: centre.orderId === undefined ? withoutPerson : centre,
    depth: depth === 1 || depth === 3 ? depth : 2,
    hiddenKinds: listOf(query.get('hide'), RelationNodeKindValues),
    hiddenRelations: listOf(query.get('hideRelations'), RelationKindValues),
    view: query.get('view') === 'graph' ? 'graph' : 'table',
  };
}

/** The canonical address, without defaults. */
export function formatRelationQuery(query: RelationQuery): URLSearchParams {
  const { centre, depth, hiddenKinds, hiddenRelations, view } = query;
  return new URLSearchParams([
    ...centreNames.flatMap((name) => {
      const text = centre[name];
      return text === undefined ? [] : [[name, text]];
    }),
    ...(depth === 2 ? [] : [['depth', String(depth)]]),
    ...(hiddenKinds.length === 0 ? [] : [['hide', hiddenKinds.join(',')]]),
    ...(hiddenRelations.length === 0 ? [] : [['hideRelations', hiddenRelations.join(',')]]),
    ...(view === 'table' ? [] : [['view', view]]),
  ]);
}

/** The search text as a centre. */
export function centreOfText(text: string): RelationCentre {
  const typed = text.trim();
  if (typed === '') return {};
  // Company names are Chinese: letters and digits of that length are a code.
  return readers.nsrsbh(typed) ? { nsrsbh: typed.toUpperCase() } : { companyName: typed };
}

const keyOf = ({ id: nodeId, kind }: RelationNode) => nodeId.slice(kind.length + 1);

/** A node as the centre of another network. */
export function centreOfNode(node: RelationNode): RelationCentre {
  switch (node.kind) {
    case 'COMPANY':
      return node.nsrsbh === null ? {} : { nsrsbh: node.nsrsbh };
    case 'ORDER':
      return { orderId: keyOf(node) };
    case 'PERSON':
      return node.orderId === null ? {} : { orderId: node.orderId, personId: keyOf(node) };
    case 'PRODUCT':
      return { productId: keyOf(node) };
    case 'BANK':
      return { bankId: keyOf(node) };
  }
}
