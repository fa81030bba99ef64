import type { SupervisionPaths } from '@huiqi/components/supervision';
import { withQuery } from '../../routes/withQuery.js';
import { demandPath } from '../demands/demandPath.js';

export const supervisionPaths: SupervisionPaths = {
  supervision: (query) => withQuery('/supervision', Object.fromEntries(query ?? [])),
  demand: demandPath,
};
