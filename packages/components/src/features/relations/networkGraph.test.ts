import { expect, it } from 'vitest';
import { filterNetwork, indexNetwork, mergeNetworks, maxNodes, toGraph } from './networkGraph.js';
import {
  centreOfNode,
  centreOfText,
  formatRelationQuery,
  parseRelationQuery,
} from './relationQuery.js';
import { sampleNetwork } from './sampleNetwork.js';

const address = (text: string) => new URLSearchParams(text);

it('reads the address and writes one canonical form', () => {
  const query = parseRelationQuery(
    address(
      'nsrsbh=91500231MA5U0000X1&depth=3&hide=BANK,NOTHING,PERSON&hideRelations=CONTACT&view=graph',
    ),
  );
  expect(query).toEqual({
    centre: { nsrsbh: '91500231MA5U0000X1' },
    depth: 3,
    hiddenKinds: ['PERSON', 'BANK'],
    hiddenRelations: ['CONTACT'],
    view: 'graph',
  });
  expect(parseRelationQuery(formatRelationQuery(query))).toEqual(query);
  expect(
    formatRelationQuery(parseRelationQuery(address('depth=9&hide=x&companyName=a'))).size,
  ).toBe(0);
  expect(parseRelationQuery(address('personId=abc')).centre).toEqual({});
});

it('tells a code from a name', () => {
  expect(centreOfText(' 91500231ma5u0000x1 ')).toEqual({ nsrsbh: '91500231MA5U0000X1' });
  expect(centreOfText('明月食品')).toEqual({ companyName: '明月食品' });
  expect(centreOfText(' ')).toEqual({});
});

it('makes every node the centre of a network', () => {
  const centres = sampleNetwork(60).nodes.map(centreOfNode);
  expect(centres.every((centre) => Object.keys(centre).length > 0)).toBe(true);
  const person = sampleNetwork(60).nodes.find(({ kind }) => kind === 'PERSON');
  expect(person && centreOfNode(person)).toEqual({ orderId: '100000', personId: 'p0' });
});

it('adds what is new, at most as many nodes as are drawn', () => {
  const small = sampleNetwork(40);
  const merged = mergeNetworks(small, [sampleNetwork(60)]);
  expect(merged.nodes).toHaveLength(60);
  expect(merged.nodes.slice(0, 40)).toEqual(small.nodes);
  expect(mergeNetworks(small, [])).toBe(small);
  expect(merged.truncated).toBe(false);
  const large = mergeNetworks(small, [sampleNetwork(3_000)]);
  expect(large.nodes).toHaveLength(maxNodes);
  expect(large.truncated).toBe(true);
  expect(mergeNetworks(small, [{ ...sampleNetwork(60), truncated: true }]).truncated).toBe(true);
  const ids = new Set(large.nodes.map(({ id }) => id));
  expect(large.edges.every(({ from, to }) => ids.has(from) && ids.has(to))).toBe(true);
});

it('hides kinds and relations, keeps the centre, and drops what nothing connects', () => {
  const network = sampleNetwork(60);
  const without = filterNetwork(network, {
    hiddenKinds: ['ORDER', 'COMPANY'],
    hiddenRelations: [],
  });
  expect(without.nodes.some(({ kind }) => kind === 'ORDER')).toBe(false);
  expect(without.nodes.filter(({ kind }) => kind === 'COMPANY').map(({ id }) => id)).toEqual([
    'COMPANY-0',
  ]);
  // The representatives of the other companies have no connections.
  expect(without.nodes.filter(({ kind }) => kind === 'PERSON').map(({ id }) => id)).toEqual([
    'PERSON-p0',
  ]);
  expect(filterNetwork(network, { hiddenKinds: [], hiddenRelations: [] })).toBe(network);
});

it('draws several relations of two nodes as one line', () => {
  const { edges } = toGraph({
    centres: [],
    nodes: [],
    edges: [
      { from: 'a', to: 'b', kind: 'CONTACT' },
      { from: 'a', to: 'b', kind: 'SUBMITTER' },
    ],
    truncated: false,
  });
  expect(edges).toEqual([{ from: 'a', to: 'b', label: '联系人、提交人' }]);
});

it('knows what each node is related to', () => {
  const index = indexNetwork(sampleNetwork(60));
  const relations = index.around('COMPANY-0').map(({ relation }) => relation);
  expect(relations).toEqual(['法定代表人', '申请主体']);
  expect(index.node('COMPANY-none')).toBeUndefined();
});
