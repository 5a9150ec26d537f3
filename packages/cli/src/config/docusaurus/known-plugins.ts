import type { PluginUse } from './plugin-use.js'

/** Docusaurus' plugins for docs, posts and pages. docgen reads their options and builds their pages itself. */
const CONTENT_PLUGINS: readonly string[] = [
  '@docusaurus/plugin-content-docs',
  '@docusaurus/plugin-content-blog',
  '@docusaurus/plugin-content-pages',
]

/** Plugins that docgen has a counterpart for, or does not need. */
const KNOWN_PLUGINS = [
  '@docusaurus/theme-classic',
  '@docusaurus/theme-mermaid',
  '@docusaurus/theme-live-codeblock',
  '@docusaurus/theme-search-algolia',
  '@docusaurus/plugin-sitemap',
  '@docusaurus/plugin-google-gtag',
  '@docusaurus/plugin-google-analytics',
  '@docusaurus/plugin-google-tag-manager',
  '@docusaurus/plugin-vercel-analytics',
  '@docusaurus/plugin-debug',
  '@docusaurus/plugin-svgr',
  '@docusaurus/plugin-rsdoctor',
  '@docusaurus/plugin-css-cascade-layers',
  '@docusaurus/plugin-ideal-image',
  '@docusaurus/plugin-pwa',
  '@easyops-cn/docusaurus-search-local',
  '@cmfcmf/docusaurus-search-local',
  'docusaurus-lunr-search',
  'docusaurus-plugin-openapi-docs',
  'docusaurus-theme-openapi-docs',
  'docusaurus-preset-openapi',
  'redocusaurus',
  'docusaurus-plugin-sass',
  'docusaurus-plugin-less',
  'docusaurus-plugin-image-zoom',
] as const

/** A plugin that docgen has a counterpart for, or does not need. */
export type KnownPlugin = (typeof KNOWN_PLUGINS)[number]

/** Whether docgen has a counterpart for a plugin, or does not need it. */
export function isKnownPlugin(name: string): name is KnownPlugin {
  return KNOWN_PLUGINS.some((plugin) => plugin === name)
}

/** Whether a plugin is one of Docusaurus' plugins for docs, posts or pages. */
export function isContentPlugin({ name }: PluginUse): boolean {
  return CONTENT_PLUGINS.includes(name)
}

/** Whether docgen has to run a plugin of a Docusaurus config, because it has no counterpart for the plugin. */
export function shouldRunPlugin(use: PluginUse): boolean {
  const { name, plugin } = use
  const isRead = isKnownPlugin(name) || isContentPlugin(use) || name === '@docusaurus/plugin-client-redirects'
  return plugin !== undefined && !isRead
}
