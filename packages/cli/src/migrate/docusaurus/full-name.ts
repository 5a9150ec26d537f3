/** Kind of package that a short name refers to. */
export type PackageKind = 'plugin' | 'theme' | 'preset'

/**
 * The package that Docusaurus means by a short name: `classic` is `@docusaurus/preset-classic`; a path resolves to
 * its package.
 */
export function fullName(name: string, kind: PackageKind): string {
  const installed = /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/s.exec(name.replaceAll('\\', '/'))?.[1]
  if (installed !== undefined) return installed
  if (/^(?:\.|\/|[a-z]:\\)/i.test(name)) return name
  const [, scope, rest] = /^(@[^/]+)(?:\/(.*))?$/.exec(name) ?? []
  if (scope === undefined) {
    if (OWN.has(`${kind}-${name}`)) return `@docusaurus/${kind}-${name}`
    return /^(?:docusaurus-|redocusaurus$)/.test(name) ? name : `docusaurus-${kind}-${name}`
  }
  if (rest === undefined) return `${scope}/docusaurus-${kind}`
  if (scope === '@docusaurus') return rest.startsWith(`${kind}-`) ? name : `${scope}/${kind}-${rest}`
  return rest.includes('docusaurus') ? name : `${scope}/docusaurus-${kind}-${rest}`
}

const OWN = new Set([
  'preset-classic',
  ...[
    'content-docs',
    'content-blog',
    'content-pages',
    'client-redirects',
    'debug',
    'google-analytics',
    'google-gtag',
  ].map((name) => `plugin-${name}`),
  ...[
    'google-tag-manager',
    'ideal-image',
    'pwa',
    'rsdoctor',
    'sitemap',
    'svgr',
    'vercel-analytics',
    'css-cascade-layers',
  ].map((name) => `plugin-${name}`),
  ...['classic', 'live-codeblock', 'mermaid', 'search-algolia'].map((name) => `theme-${name}`),
])
