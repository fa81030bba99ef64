import type { StyleRule } from '@vanilla-extract/css';
import { foldedViewport, narrowContainer } from '../../theme/index.js';

type Declarations = Omit<StyleRule, '@media' | '@container' | '@layer' | '@supports'>;

/** A host that leaves less than this has no space for two columns on any screen. */
const cramped = '(max-width: 899.98px)';

/**
 * How a page pattern changes below 1024 px (`folded`) and up to 600 px (`narrow`). Both follow the
 * width the host gives, so that a widget in a sidebar folds too; the root of the pattern needs
 * `containerType: 'inline-size'`.
 */
export function fold(rules: {
  readonly folded?: Declarations;
  readonly narrow?: Declarations;
}): StyleRule {
  const { folded, narrow } = rules;
  return {
    ...(folded ? { '@media': { [foldedViewport]: folded } } : {}),
    '@container': {
      ...(folded ? { [cramped]: folded } : {}),
      ...(narrow ? { [narrowContainer]: narrow } : {}),
    },
  };
}
