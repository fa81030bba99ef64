import { forwardRef, type ComponentType, type ForwardRefExoticComponent } from 'react';
import { ThemeRoot } from './ThemeRoot.js';

const forwardsRef = Symbol.for('react.forward_ref');

/**
 * Puts a component into a theme root. The entries of the published package are made with it, so that a component may stand
 * anywhere in a host's page; whoever owns the whole page has a root around everything.
 */
export function rooted<Props extends object>(
  Component: ComponentType<Props>,
  name: string,
): ComponentType<Props> {
  if ('$$typeof' in Component && Component.$$typeof === forwardsRef) {
    const Inner = Component as ForwardRefExoticComponent<Props>;
    const Rooted = forwardRef<unknown, Props>((props, ref) => (
      <ThemeRoot>
        <Inner {...(props as Props)} ref={ref} />
      </ThemeRoot>
    ));
    return Object.assign(Rooted, { displayName: name }) as unknown as ComponentType<Props>;
  }
  const Rooted = (props: Props) => (
    <ThemeRoot>
      <Component {...props} />
    </ThemeRoot>
  );
  return Object.assign(Rooted, { displayName: name });
}
