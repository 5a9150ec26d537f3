import type { MarkdownOptions } from '@docgen/renderer'

/** The Markdown options as plain data: plugins are functions, so they travel as the module that holds them. */
export interface MarkdownSettings {
  readonly options: Omit<MarkdownOptions, 'remarkPlugins' | 'rehypePlugins'>
  /** `file:` URL of the evaluated config, present only where it has plugins. */
  readonly pluginModule?: string
  /** `file:` URL of what loads packages, present only where it names some as plugins. */
  readonly packages?: string
  /** Absolute path of the site's folder, present only where plugins may ask where a file lies. */
  readonly siteDir?: string
  /** Hash of all that shapes compiled content beside the source: options, plugins, theme, docgen itself. */
  readonly key: string
}
