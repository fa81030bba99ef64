import { forwardRef, type ComponentType, type ForwardRefExoticComponent } from 'react';
import { ThemeRoot } from './ThemeRoot.js';

const forwardsRef = Symbol.for('react.forward_ref');

/**
 * Wraps a component in a theme root. The published package's entries use it, so that a component can be anywhere in a
 * host's page; the owner of a whole page has one root around everything.
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
