import { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { renamed } from './emit/models.mjs';

const { factory } = ts;

/** Name of the type of a schema. */
export const typeName = (name) => renamed[name] ?? name;

const literalOf = (type) => (ts.isLiteralTypeNode(type) ? type.literal.text : undefined);

/** `components['schemas']['Product']` → ['schemas', 'Product'] */
function referenceOf(node) {
  if (!ts.isIndexedAccessTypeNode(node) || !ts.isIndexedAccessTypeNode(node.objectType)) return [];
  const { objectType, indexType } = node.objectType;
  const isOurs = ts.isTypeReferenceNode(objectType) && objectType.typeName.text === 'components';
  return isOurs ? [literalOf(indexType), literalOf(node.indexType)] : [];
}

const typeIn = (type, name) => type.members.find((member) => member.name.text === name)?.type;

/** Types of the contract as syntax, with the names of schemas in place of their addresses. */
export class NamedTypes {
  #nodes;
  #schemas;
  #parameters;

  constructor(nodes) {
    const components = nodes.find((node) => node.name?.text === 'components');
    this.#nodes = nodes;
    this.#schemas = typeIn(components, 'schemas');
    this.#parameters = typeIn(components, 'parameters');
  }

  #named(node) {
    const visit = (one) => {
      const [kind, name] = referenceOf(one);
      if (kind === 'schemas') return factory.createTypeReferenceNode(typeName(name));
      if (kind === 'parameters') return visit(typeIn(this.#parameters, name));
      return ts.visitEachChild(one, visit, undefined);
    };
    return visit(node);
  }

  /** The type of a schema. */
  of(schema) {
    return print(this.#named(typeIn(this.#schemas, schema)));
  }

  /** The same, whose optional properties may also be undefined: filters come from forms and addresses. */
  looselyOf(schema) {
    const type = this.#named(typeIn(this.#schemas, schema));
    if (!ts.isTypeLiteralNode(type)) return print(type);
    return print(
      factory.updateTypeLiteralNode(type, factory.createNodeArray(type.members.map(loose))),
    );
  }

  /** Everything but the schemas that `isLeftOut` names, which are defined elsewhere. */
  rest(isLeftOut) {
    return this.#nodes.map((node) => {
      const visit = (one) => {
        if (one === this.#schemas) return this.#nameTable(isLeftOut);
        return ts.visitEachChild(one, visit, undefined);
      };
      return print(this.#named(visit(node)));
    });
  }

  #nameTable(isLeftOut) {
    const kept = this.#schemas.members.filter(({ name }) => !isLeftOut(name.text));
    const rows = kept.map(({ name }) =>
      factory.createPropertySignature(
        undefined,
        name,
        undefined,
        factory.createTypeReferenceNode(typeName(name.text)),
      ),
    );
    return factory.createTypeLiteralNode(rows);
  }
}

function loose(member) {
  if (!member.questionToken) return member;
  const type = factory.createUnionTypeNode([
    member.type,
    factory.createKeywordTypeNode(ts.SyntaxKind.UndefinedKeyword),
  ]);
  const { modifiers, name, questionToken } = member;
  return factory.updatePropertySignature(member, modifiers, name, questionToken, type);
}

// `@description` is a tag, which editors show apart from the text or not at all.
const print = (node) =>
  astToString(node)
    .replace(/(\/\*\*|^\s*\*) @description /gm, '$1 ')
    .trim();
