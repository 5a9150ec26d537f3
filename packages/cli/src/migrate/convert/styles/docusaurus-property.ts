const VALUES: Readonly<Record<string, string>> = {
  'background-color': 'var(--color-page)',
  'background-surface-color': 'var(--color-raised)',
  'card-background-color': 'var(--color-overlay)',
  'color-content': 'var(--color-text)',
  'color-content-secondary': 'var(--color-soft)',
  'color-black': '#000',
  'color-white': '#fff',
  'color-primary': 'var(--color-accent)',
  'color-primary-contrast-background': 'var(--color-accent-tint)',
  'color-secondary': 'var(--color-line)',
  'color-success': 'var(--tip-text)',
  'color-info': 'var(--info-text)',
  'color-warning': 'var(--warning-text)',
  'color-danger': 'var(--danger-text)',
  'container-width': '71.25rem',
  'container-width-xl': '82.5rem',
  'font-color-base': 'var(--color-text)',
  'font-family-base': 'var(--font-text)',
  'font-family-monospace': 'var(--font-code)',
  'font-size-base': '1rem',
  'font-weight-light': '300',
  'font-weight-normal': '400',
  'font-weight-semibold': '500',
  'font-weight-bold': '700',
  'global-border-width': '1px',
  'global-radius': 'var(--radius)',
  'global-shadow-lw': 'var(--shadow-menu)',
  'global-shadow-md': 'var(--shadow-menu)',
  'global-shadow-tl': 'var(--shadow-menu)',
  'global-spacing': '1rem',
  'heading-color': 'var(--color-text)',
  'heading-font-family': 'inherit',
  'heading-font-weight': '700',
  'heading-line-height': '1.25',
  leading: '1.25rem',
  'line-height-base': '1.65',
  'link-color': 'var(--color-accent)',
  'link-hover-color': 'var(--color-accent)',
  'navbar-height': 'var(--navbar-height)',
  'navbar-background-color': 'var(--color-page)',
  'spacing-horizontal': '1rem',
  'spacing-vertical': '1rem',
  'table-border-color': 'var(--color-line)',
  'toc-border-color': 'var(--color-line)',
  'transition-fast': '200ms',
  'transition-slow': '400ms',
  'transition-timing-default': 'cubic-bezier(0.08, 0.52, 0.52, 1)',
}

/** Shades of the primary color: the share of the accent, and the color that it is mixed with. */
const SHADES: Readonly<Record<string, readonly [share: number, color: string]>> = {
  light: [90, 'white'],
  lighter: [85, 'white'],
  lightest: [70, 'white'],
  dark: [90, 'black'],
  darker: [85, 'black'],
  darkest: [70, 'black'],
}

/** The value of a custom property of Infima, Docusaurus' style sheet, in terms of docgen's tokens. */
export function docusaurusProperty(name: string): string | undefined {
  const [, own = ''] = /^--ifm-(.+)$/.exec(name) ?? []
  if (Object.hasOwn(VALUES, own)) return VALUES[own]
  const [, level] = /^color-(?:emphasis|gray)-(\d{1,4})$/.exec(own) ?? []
  if (level !== undefined) return `color-mix(in srgb, var(--color-text) ${Number(level) / 10}%, var(--color-page))`
  const [, shade = ''] = /^color-primary-(\w+)$/.exec(own) ?? []
  const mixed = Object.hasOwn(SHADES, shade) ? SHADES[shade] : undefined
  return mixed && `color-mix(in srgb, var(--color-accent) ${mixed[0]}%, ${mixed[1]})`
}
