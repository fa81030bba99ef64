import type { StyleRule } from '@vanilla-extract/css';
import { columnContainer, foldedViewport, narrowContainer } from '../../theme/index.js';

type Declarations = Omit<StyleRule, '@media' | '@container' | '@layer' | '@supports'>;

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
      ...(folded ? { [columnContainer]: folded } : {}),
      ...(narrow ? { [narrowContainer]: narrow } : {}),
    },
  };
}
