import {
  getDepartmentTree,
  getPolicySearchMenu,
  getProductHome,
  listAreaTree,
  listBankOptions,
  listHomePageAreas,
  listServiceOrganisations,
  listServiceSubtypes,
  listServiceTypes,
  type AreaNode,
  type DepartmentNode,
  type ManagedContent,
  type ManagedKind,
  type ServiceTypeItem,
} from '@huiqi/sdk';
import { useMemo } from 'react';
import type { FieldChoices } from '../../../patterns/DynamicField/types.js';
import { useAllRows } from '../../../provider/useAllRows.js';
import { useOperation } from '../../../provider/useOperation.js';
import { announcementFields } from './announcementFields.js';
import { approvalFields } from './approvalFields.js';
import { bankFields } from './bankFields.js';
import type { ContentField } from './ContentField.js';
import { useManagedFieldsCopy, type ManagedFieldsCopy } from './copy.js';
import { couponBatchFields } from './couponBatchFields.js';
import { departmentFields, type DepartmentChoices } from './departmentFields.js';
import { evaluationFields } from './evaluationFields.js';
import { categoryFields, publisherFields } from './namedFields.js';
import { newsFields } from './newsFields.js';
import { organisationFields } from './organisationFields.js';
import { policyFields, type PolicyChoices } from './policyFields.js';
import { productFields, type ProductChoices } from './productFields.js';
import { regionFields } from './regionFields.js';
import type { RegionChoice } from './regionField.js';
import type { PlaceChoices } from './regionPlace.js';
import { renewalBankFields } from './renewalBankFields.js';
import { roleFields } from './roleFields.js';
import { serviceFields, type ServiceChoices } from './serviceFields.js';
import { staffFields, type StaffChoices } from './staffFields.js';

interface NamedArea {
  readonly value: string;
  readonly label: string;
}

export interface ContentFields {
  readonly fields: readonly ContentField<ManagedContent>[];
  /** What the fields offer for choice. */
  readonly choices: FieldChoices;
  readonly names: { readonly areaName: (code: string) => string | undefined };
}

const staleTime = 60_000;

function namedAreas(nodes: readonly AreaNode[], above = ''): NamedArea[] {
  return nodes.flatMap(({ code, name, childList }) => [
    { value: code, label: above + name },
    ...namedAreas(childList, above + name),
  ]);
}

/** Areas of every level by their codes. */
function codedAreas(nodes: readonly AreaNode[], above: readonly AreaNode[] = []): RegionChoice[] {
  return nodes.flatMap((node) => {
    const path = [...above, node];
    const [scfProvince = '0', scfCity = '0', scfDistrict = '0'] = path.map(({ code }) => code);
    const regionName = path.map(({ name }) => name).join('');
    return [{ regionName, scfProvince, scfCity, scfDistrict }, ...codedAreas(node.childList, path)];
  });
}

const optionsOf = (things: readonly { readonly id: string; readonly name: string }[] | undefined) =>
  things?.map(({ id, name }) => ({ value: id, label: name }));

const codedOptions = (
  entries: readonly { readonly code: string; readonly name: string }[] | undefined,
) => optionsOf(entries?.map(({ code, name }) => ({ id: code, name })));

function namedDepartments(
  nodes: readonly DepartmentNode[],
  above = '',
): { readonly value: string; readonly label: string }[] {
  return nodes.flatMap(({ id, name, children }) => [
    { value: id, label: above + name },
    ...namedDepartments(children, `${above}${name} / `),
  ]);
}

/** Subcategories with their categories, by the ids of which they name them. */
const namedTypes = (types: readonly ServiceTypeItem[], subtypes: readonly ServiceTypeItem[]) =>
  subtypes.flatMap(({ code, name, dicId }) => {
    const big = types.find((type) => type.dicId === dicId);
    return big ? [{ value: code, label: `${big.name} / ${name}`, big: big.code }] : [];
  });

type Choices = { readonly regions: readonly RegionChoice[] | undefined } & DepartmentChoices &
  PlaceChoices &
  PolicyChoices &
  ProductChoices &
  ServiceChoices &
  StaffChoices;

const fieldsOf = {
  PRODUCT: productFields,
  CATEGORY: categoryFields,
  BANK: bankFields,
  POLICY: policyFields,
  PUBLISHER: publisherFields,
  SERVICE: serviceFields,
  ORGANISATION: organisationFields,
  COUPON_BATCH: couponBatchFields,
  EVALUATION: evaluationFields,
  NEWS: newsFields,
  ANNOUNCEMENT: announcementFields,
  DEPARTMENT: departmentFields,
  STAFF: staffFields,
  REGION: regionFields,
  RENEWAL_BANK: renewalBankFields,
  ROLE: roleFields,
  APPROVAL: approvalFields,
} satisfies Record<ManagedKind, (copy: ManagedFieldsCopy, choices: Choices) => unknown>;

/** The fields of a kind, with the banks, categories and areas that they refer to. */
export function useContentFields(kind: ManagedKind): ContentFields {
  const copy = useManagedFieldsCopy();
  const of = (...kinds: readonly ManagedKind[]) => ({ enabled: kinds.includes(kind), staleTime });
  const banks = useOperation(listBankOptions, {}, of('PRODUCT', 'DEPARTMENT', 'STAFF')).data;
  const home = useOperation(getProductHome, {}, of('PRODUCT')).data;
  const tree = useOperation(
    listAreaTree,
    {},
    of('PRODUCT', 'POLICY', 'NEWS', 'ANNOUNCEMENT', 'REGION', 'APPROVAL', 'STAFF'),
  ).data;
  const menu = useOperation(getPolicySearchMenu, {}, of('POLICY')).data;
  const departments = useOperation(getDepartmentTree, {}, of('DEPARTMENT', 'STAFF')).data;
  const regions = useOperation(listHomePageAreas, {}, of('ORGANISATION', 'EVALUATION')).data;
  const organisations = useAllRows(listServiceOrganisations, {}, of('STAFF', 'SERVICE'));
  const types = useOperation(listServiceTypes, {}, of('SERVICE')).data;
  const subtypes = useOperation(listServiceSubtypes, {}, of('SERVICE')).data;
  return useMemo(() => {
    const areas = tree && namedAreas(tree);
    const nameOf = new Map(areas?.map(({ value, label }) => [value, label]));
    const fields = fieldsOf[kind](copy, {
      banks: optionsOf(banks),
      categories: optionsOf(home?.categories),
      provinces: optionsOf(tree?.map(({ code, name }) => ({ id: code, name }))),
      areas,
      tree: tree ?? [],
      departments: departments && namedDepartments(departments),
      regions,
      everywhere: tree && codedAreas(tree),
      organisations: optionsOf(organisations),
      publishers: codedOptions(menu?.publishOrgs),
      policyCategories: codedOptions(menu?.categories),
      grades: codedOptions(menu?.grades),
      serviceTypes: types && subtypes && namedTypes(types, subtypes),
    });
    return {
      // Each kind's fields only ever see contents of this kind.
      fields: fields as unknown as readonly ContentField<ManagedContent>[],
      choices: { areas: tree },
      names: { areaName: (code) => nameOf.get(code) },
    };
  }, [kind, copy, banks, home, tree, menu, departments, regions, organisations, types, subtypes]);
}
