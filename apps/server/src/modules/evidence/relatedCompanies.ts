import type { LinkedCompany } from '@huiqi/sdk';
import type { CurrentUser } from '../../security/SessionStore.js';
import type { Queryable } from '../../db/database.js';
import { readNetwork } from '../relations/readNetwork.js';

const maxCompanies = 10;

/** Companies within a staff member's scope whose orders name the same people as those of the order's company. */
export async function relatedCompanies(
  db: Queryable,
  user: CurrentUser,
  orderId: string,
): Promise<LinkedCompany[]> {
  // Order, company or person, order, company.
  const { nodes, edges } = await readNetwork(db, user, { orderId, depth: 3, limit: 200 });
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const of = (id: string, kind: string) =>
    edges
      .flatMap(({ from, to }) => (from === id ? [to] : to === id ? [from] : []))
      .filter((other) => byId.get(other)?.kind === kind);
  /** Directly, as its representative, or through an order that names the person. */
  const companiesOf = (person: string) =>
    new Set([
      ...of(person, 'COMPANY'),
      ...of(person, 'ORDER').flatMap((order) => of(order, 'COMPANY')),
    ]);
  const [own] = of(`ORDER-${orderId}`, 'COMPANY');
  const people = new Map<string, Set<string>>();
  for (const { id, kind, label } of nodes) {
    if (kind !== 'PERSON') continue;
    const companies = companiesOf(id);
    if (own !== undefined && !companies.has(own)) continue;
    for (const company of companies)
      if (company !== own) people.set(company, (people.get(company) ?? new Set()).add(label));
  }
  return [...people]
    .flatMap(([id, names]) => {
      const node = byId.get(id);
      return node
        ? [
            {
              companyName: node.label,
              nsrsbh: node.nsrsbh,
              orderCount: node.count ?? 0,
              people: [...names].slice(0, 10),
            },
          ]
        : [];
    })
    .toSorted((a, b) => b.people.length - a.people.length || b.orderCount - a.orderCount)
    .slice(0, maxCompanies);
}
