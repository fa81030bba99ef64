/** The entities that orders connect: companies, people, products and banks as a graph with its table. Staff only. */

export { relationsCopy, type RelationsCopy } from './copy.js';
export type { RelationPaths } from './paths.js';
export { RelationNetwork, type RelationNetworkProps } from './RelationNetwork.js';
export type { RelationLinks } from './RelationPanel.js';
export {
  formatRelationQuery,
  parseRelationQuery,
  type RelationQuery,
  type RelationCentre,
  type RelationDepth,
} from './relationQuery.js';
