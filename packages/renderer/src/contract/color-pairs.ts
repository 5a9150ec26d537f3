const CODE_TOKENS = 'text comment punctuation keyword string number function type property tag'.split(' ')
const CODE_SURFACES = ['code-surface', 'code-highlight', 'code-added', 'code-removed']
const HUES = ['note', 'tip', 'info', 'warning', 'danger']

/** Pairs that an accent color is part of. */
export const ACCENT_COLOR_PAIRS: readonly ColorPair[] = [
  ['color-accent', 'color-page'],
  ['color-accent', 'color-raised'],
  ['color-accent', 'color-accent-tint'],
  ['color-accent-strong', 'color-page'],
  ['color-soft', 'color-accent-tint'],
  ['color-on-accent', 'color-accent'],
  ['color-on-accent', 'color-accent-strong'],
  ...HUES.map((hue) => ['color-accent', `${hue}-tint`] as const),
]

/** Names of the tokens of a text and of its background, without `--`. */
export type ColorPair = readonly [text: string, surface: string]

/** Every text and background that the theme shows together, in pages and in code. */
export const COLOR_PAIRS: readonly ColorPair[] = [
  ['color-text', 'color-page'],
  ['color-soft', 'color-page'],
  ['color-muted', 'color-page'],
  ['color-muted', 'color-raised'],
  ['color-soft', 'color-raised'],
  ['color-soft', 'color-overlay'],
  ...ACCENT_COLOR_PAIRS,
  ...CODE_TOKENS.flatMap((token) => CODE_SURFACES.map((surface) => [`code-${token}`, surface] as const)),
  ...['tip-text', 'danger-text'].flatMap((text) =>
    ['code-added', 'code-removed'].map((surface) => [text, surface] as const),
  ),
  ...HUES.flatMap((hue) => [
    [`${hue}-text`, `${hue}-tint`] as const,
    ['color-text', `${hue}-tint`] as const,
    [`${hue}-text`, 'color-page'] as const,
  ]),
]
