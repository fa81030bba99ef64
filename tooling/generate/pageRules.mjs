import { resolve } from './resolve.mjs';

const json = (holder) => holder?.content?.['application/json'];

function examplesOf(media) {
  const values = [
    media?.example,
    ...Object.values(media?.examples ?? {}).map(({ value }) => value),
  ];
  return values.filter((value) => value !== undefined);
}

/** Every page size an operation states: the default of its parameter and those of its examples. */
function statedSizes(bundle, operation) {
  const parameters = (operation.parameters ?? []).map((one) => resolve(bundle, one));
  const parameter = parameters.find(({ name }) => name === 'size');
  const bodies = examplesOf(json(operation.requestBody)).map(({ size }) => size);
  const responses = examplesOf(json(resolve(bundle, operation.responses['200'])));
  return [
    ...(parameter ? [['default of size', parameter.schema.default]] : []),
    ...bodies.map((size) => ['example of the body', size]),
    ...responses.map(({ data }) => ['example of the response', data?.page?.size]),
  ].filter(([where, size]) => size !== undefined || where === 'default of size');
}

function ofOperation(bundle, pageSizes, operation) {
  const { operationId, 'x-page-size': name } = operation;
  const stated = statedSizes(bundle, operation);
  if (stated.length === 0)
    return name ? [`${operationId}: x-page-size on an operation without pages`] : [];
  if (!name) return [`${operationId}: x-page-size is missing`];
  if (!Object.hasOwn(pageSizes, name))
    return [`${operationId}: constants.yaml has no page size \`${name}\``];
  return stated
    .filter(([, size]) => size !== pageSizes[name])
    .map(([where, size]) => `${operationId}: ${where} is ${size}, not ${pageSizes[name]}`);
}

/** Throws unless defaults and examples of every list agree with its page size in constants.yaml. */
export function checkPageSizes(bundle, { pageSizes }) {
  const operations = Object.values(bundle.paths).flatMap((item) => Object.values(item));
  const problems = operations
    .filter(({ operationId }) => operationId)
    .flatMap((operation) => ofOperation(bundle, pageSizes, operation));
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
