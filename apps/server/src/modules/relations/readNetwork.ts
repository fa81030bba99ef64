import type { OperationInput, RelationNetwork } from '@huiqi/sdk';
import { RelationNodeKindValues } from '@huiqi/sdk/domain';
import { ApiError, invalid } from '../../contract/ApiError.js';
import type { Queryable } from '../../db/database.js';
import type { CurrentUser } from '../../security/SessionStore.js';
import { staffScope } from '../orders/staffScope.js';
import { personDigest } from './personDigest.js';
import { createRelationGraph, nodeId, type RelationGraph } from './relationGraph.js';
import {
  countOrdersOf,
  findCompaniesNamed,
  findCompanyOf,
  relationSource,
  type OrderScope,
  type RelationSource,
} from './repository.js';
import { readPersonKey } from './personKeyRepository.js';
import { toNetwork } from './toNetwork.js';
import { walk } from './walk.js';

type Input = OperationInput<'getRelationNetwork'>;

const maxNamed = 20;
const maxNewest = 100;
const defaultLimit = 500;
const defaultDepth = 2;

interface Search {
  readonly db: Queryable;
  readonly scope: OrderScope;
  readonly source: RelationSource;
  readonly graph: RelationGraph;
}

const notFound = () => new ApiError('100404', { message: '订单不存在' });

/** The order of a centre, or a person it names. */
async function centreOfOrder({ source, graph }: Search, orderId: string, personId?: string) {
  const rows = await source.ofOrders([orderId], []);
  if (rows.length === 0) throw notFound();
  graph.add(rows);
  const id = personId === undefined ? nodeId('ORDER', orderId) : nodeId('PERSON', personId);
  if (!graph.has(id)) throw notFound();
  return id;
}

/** Reads the entities of the centres; returns their ids. An entity without an order in the scope is not found. */
async function readCentres(search: Search, input: Input, limit: number): Promise<string[]> {
  const { db, scope, source, graph } = search;
  const { companyName, nsrsbh, orderId, personId, bankId, productId } = input;
  if (personId !== undefined && orderId === undefined)
    throw invalid([{ field: 'orderId', message: '请指定提到该人员的申请' }]);
  const companyIds = [
    ...(companyName ? await findCompaniesNamed(db, scope, companyName, maxNamed) : []),
    ...(nsrsbh ? await findCompanyOf(db, nsrsbh) : []),
  ];
  graph.add(await source.ofCompanies(companyIds, limit + 1));
  if (productId !== undefined) graph.add(await source.ofProducts([productId], 1));
  if (bankId !== undefined) graph.add(await source.ofBanks([bankId], 1));
  const ids = [
    ...companyIds.map((id) => nodeId('COMPANY', id)),
    ...(orderId === undefined ? [] : [await centreOfOrder(search, orderId, personId)]),
    ...(productId === undefined ? [] : [nodeId('PRODUCT', productId)]),
    ...(bankId === undefined ? [] : [nodeId('BANK', bankId)]),
  ];
  return [...new Set(ids)].filter((id) => graph.has(id));
}

async function readNewest({ source, graph }: Search, limit: number): Promise<string[]> {
  const rows = await source.newest(Math.min(limit, maxNewest));
  graph.add(rows);
  return rows.map(({ id }) => nodeId('ORDER', id));
}

/** The network around the centres that the input names, within the orders that the staff member may see. */
export async function readNetwork(
  db: Queryable,
  user: CurrentUser,
  input: Input,
): Promise<RelationNetwork> {
  const { depth = defaultDepth, limit = defaultLimit, kinds } = input;
  const scope = staffScope(user);
  const digest = personDigest(await readPersonKey(db));
  const search = {
    db,
    scope,
    source: relationSource(db, scope),
    graph: createRelationGraph(digest),
  };
  const { companyName, nsrsbh, orderId, personId, bankId, productId } = input;
  const named = [companyName, nsrsbh, orderId, personId, bankId, productId];
  const centres = named.every((value) => value === undefined)
    ? await readNewest(search, limit)
    : await readCentres(search, input, limit);
  const wanted = new Set<string>(kinds?.split(',') ?? RelationNodeKindValues);
  const shows = (kind: string) => wanted.has(kind);
  const walked = await walk(search.graph, search.source, { centres, depth, limit, shows });
  const companyIds = walked.nodes.filter(({ kind }) => kind === 'COMPANY').map(({ key }) => key);
  return toNetwork(walked, centres, await countOrdersOf(db, scope, companyIds));
}
