const VALUES: Readonly<Record<string, string>> = {
  'background-color': 'var(--color-page)',
  'background-surface-color': 'var(--color-raised)',
  'card-background-color': 'var(--color-overlay)',
  'code-background': 'var(--code-surface)',
  'code-border-radius': 'var(--radius-small)',
  'code-font-size': '90%',
  'card-border-radius': 'var(--radius)',
  'card-horizontal-spacing': '1rem',
  'card-vertical-spacing': '1rem',
  'color-content': 'var(--color-text)',
  'color-content-inverse': 'var(--color-page)',
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
  'font-color-base-inverse': 'var(--color-page)',
  'font-color-secondary': 'var(--color-soft)',
  'font-family-base': 'var(--font-text)',
  'font-family-monospace': 'var(--font-code)',
  'font-size-base': '1rem',
  'font-weight-base': '400',
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
  'h1-font-size': '2rem',
  'h2-font-size': '1.5rem',
  'h3-font-size': '1.25rem',
  'h4-font-size': '1rem',
  'h5-font-size': '0.875rem',
  'h6-font-size': '0.85rem',
  'heading-color': 'var(--color-text)',
  'heading-font-family': 'inherit',
  'heading-font-weight': '700',
  'heading-line-height': '1.25',
  'heading-margin-bottom': '1.25rem',
  'heading-margin-top': '0',
  'hover-overlay': 'color-mix(in srgb, var(--color-text) 5%, transparent)',
  leading: '1.25rem',
  'line-height-base': '1.65',
  'link-color': 'var(--color-accent)',
  'link-hover-color': 'var(--color-accent)',
  'navbar-height': 'var(--navbar-height)',
  'navbar-background-color': 'var(--color-page)',
  'navbar-link-color': 'var(--color-soft)',
  'navbar-link-hover-color': 'var(--color-accent)',
  'navbar-shadow': 'none',
  'paragraph-margin-bottom': '1.25rem',
  'pre-background': 'var(--code-surface)',
  'pre-border-radius': 'var(--radius)',
  'spacing-horizontal': '1rem',
  'spacing-vertical': '1rem',
  'table-border-color': 'var(--color-line)',
  'toc-border-color': 'var(--color-line)',
  'transition-fast': '200ms',
  'transition-slow': '400ms',
  'transition-timing-default': 'cubic-bezier(0.08, 0.52, 0.52, 1)',
}

/** Shades of a color: its share, and the color that it is mixed with. */
const SHADES: Readonly<Record<string, readonly [share: number, color: string]>> = {
  light: [90, 'white'],
  lighter: [85, 'white'],
  lightest: [70, 'white'],
  dark: [90, 'black'],
  darker: [85, 'black'],
  darkest: [70, 'black'],
}

/** Translates a custom property of Infima, Docusaurus' style sheet, to docgen's tokens; `undefined` if unknown. */
export function translateProperty(name: string): string | undefined {
  const [, property = ''] = /^--ifm-(.+)$/.exec(name) ?? []
  if (Object.hasOwn(VALUES, property)) return VALUES[property]
  const [, level] = /^color-(?:emphasis|gray)-(\d{1,4})$/.exec(property) ?? []
  if (level !== undefined) return `color-mix(in srgb, var(--color-text) ${Number(level) / 10}%, var(--color-page))`
  const [, color = '', shade = ''] = /^color-(primary|secondary|success|info|warning|danger)-(.+)$/.exec(property) ?? []
  const base = VALUES[`color-${color}`]
  if (shade === 'contrast-background') return `color-mix(in srgb, ${base} 10%, var(--color-page))`
  if (shade === 'contrast-foreground') return `color-mix(in srgb, ${base} 30%, var(--color-text))`
  const mixed = Object.hasOwn(SHADES, shade) ? SHADES[shade] : undefined
  return mixed && `color-mix(in srgb, ${base} ${mixed[0]}%, ${mixed[1]})`
}
