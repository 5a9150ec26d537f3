import type { MarkdownOptions } from '@docgen/renderer'

/**
 * The Markdown options as plain data: plugins are functions, so they are referenced by the module that contains
 * them.
 */
export interface MarkdownSettings {
  readonly options: Omit<MarkdownOptions, 'remarkPlugins' | 'rehypePlugins'>
  /** `file:` URL of the evaluated config; only present if it has plugins. */
  readonly pluginModule?: string
  /** `file:` URL of the package loader; only present if the config names packages as plugins. */
  readonly packages?: string
  /** Absolute path of the site's folder; only present if plugins may use the path of a file. */
  readonly siteDir?: string
  /** Hash of everything but the source that affects compiled content: options, plugins, theme, docgen itself. */
  readonly key: string
}
