import { RelationNodeKindLabels, type RelationNode } from '@huiqi/sdk';
import { formatDateTime } from '@huiqi/sdk/domain';
import type { ReactNode } from 'react';
import { GraphMark } from '../../patterns/graph/GraphMark.js';
import { onPlainClick } from '../../patterns/link/onPlainClick.js';
import { fillCopy } from '../../provider/copy.js';
import type { LinkTarget } from '../../provider/screen.js';
import { Button } from '../../ui/Button/Button.js';
import { DescriptionList, type DescriptionItem } from '../../ui/DescriptionList/DescriptionList.js';
import { LinkButton } from '../../ui/LinkButton/LinkButton.js';
import { Stack } from '../../ui/Stack/Stack.js';
import { OrderStatusTag } from '../orders/OrderStatusTag.js';
import { useRelationsCopy, type RelationsCopy } from './copy.js';
import { networkKinds, type Neighbour } from './networkGraph.js';
import * as css from './relations.css.js';

export interface RelationLinks {
  readonly order: (orderId: string) => LinkTarget;
  readonly ordersOf: (nsrsbh: string) => LinkTarget;
  /** Link to the network centred on this node. */
  readonly centre: (node: RelationNode) => LinkTarget;
}

export interface RelationPanelProps {
  readonly node: RelationNode | undefined;
  readonly neighbours: readonly Neighbour[];
  readonly links: RelationLinks;
  readonly expanding: boolean;
  readonly onExpand: (node: RelationNode) => void;
  readonly onSelect: (id: string) => void;
  /** The path to this node; omitted without it. */
  readonly path?: ReactNode;
}

const signOf = (kind: RelationNode['kind']) => networkKinds.find(({ id }) => id === kind);
/** Further ones are in the list of relations. */
const maxNeighbours = 60;

/** Facts of the selected node, its links, and its relations. */
export function RelationPanel(props: RelationPanelProps) {
  const { node, neighbours, links, expanding, onExpand, onSelect, path } = props;
  const copy = useRelationsCopy();
  if (!node)
    return (
      <div className={css.panel}>
        <h2 className={css.panelTitle}>{copy.nothingChosen}</h2>
        <p className={css.muted}>{copy.nothingChosenHint}</p>
      </div>
    );
  const sign = signOf(node.kind);
  return (
    <div className={css.panel}>
      <div>
        <p className={css.muted}>
          {sign && <GraphMark kind={sign} />} {RelationNodeKindLabels[node.kind]}
        </p>
        <h2 className={css.panelTitle}>{node.label}</h2>
      </div>
      <Facts node={node} copy={copy} />
      <Stack direction="horizontal" gap={2}>
        <Button size="small" loading={expanding} onClick={() => onExpand(node)}>
          {copy.expand}
        </Button>
        <Leads node={node} links={links} copy={copy} />
      </Stack>
      {path}
      <div>
        <h3>{fillCopy(copy.related, { n: neighbours.length })}</h3>
        <ul className={css.neighbours}>
          {neighbours.slice(0, maxNeighbours).map(({ node: other, relation }) => (
            <li key={`${other.id} ${relation}`}>
              <button type="button" className={css.neighbour} onClick={() => onSelect(other.id)}>
                <NeighbourSign kind={other.kind} />
                <span className={css.neighbourName}>{other.label}</span>
                <span className={css.muted}>{relation}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function NeighbourSign({ kind }: Pick<RelationNode, 'kind'>) {
  const sign = signOf(kind);
  return sign ? <GraphMark kind={sign} /> : null;
}

interface PartProps {
  readonly node: RelationNode;
  readonly copy: RelationsCopy;
}

function Facts({ node, copy }: PartProps) {
  const { status, loanAmount, createdTs, nsrsbh, count } = node;
  const items: readonly DescriptionItem[] = [
    ...(status ? [{ term: copy.status, value: <OrderStatusTag status={status} /> }] : []),
    ...(loanAmount
      ? [{ term: copy.amount, value: loanAmount, kind: 'money', unit: copy.unit } as const]
      : []),
    ...(createdTs
      ? [{ term: copy.submitted, value: formatDateTime(createdTs), kind: 'date' } as const]
      : []),
    ...(nsrsbh ? [{ term: copy.creditCode, value: nsrsbh, kind: 'code' } as const] : []),
    ...(count === null ? [] : [{ term: copy.visibleOrders, value: String(count) }]),
  ];
  return items.length > 0 ? <DescriptionList columns={1} size="small" items={items} /> : null;
}

function Leads({ node, links, copy }: PartProps & Pick<RelationPanelProps, 'links'>) {
  const { kind, orderId, nsrsbh } = node;
  const button = (text: string, { href, onOpen }: LinkTarget) => (
    <LinkButton size="small" href={href} onClick={onPlainClick(onOpen)}>
      {text}
    </LinkButton>
  );
  return (
    <>
      {kind === 'ORDER' && orderId && button(copy.openOrder, links.order(orderId))}
      {nsrsbh && button(copy.openCompany, links.ordersOf(nsrsbh))}
      {button(copy.asCentre, links.centre(node))}
    </>
  );
}
