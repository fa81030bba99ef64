import { tabsInQuery, type ScreenProps } from '../../provider/screen.js';
import { BindingObjectionList } from './objections/BindingObjectionList.js';
import { objectionFilters } from './objections/objectionFilters.js';
import type { BindingObjectionPaths } from './paths.js';

export type BindingObjectionsScreenProps = ScreenProps<BindingObjectionPaths>;

/** The desk of objections to users of companies; filters and page are in the address. */
export function BindingObjectionsScreen(props: BindingObjectionsScreenProps) {
  return <BindingObjectionList {...tabsInQuery(props, objectionFilters, props.paths.objections)} />;
}
