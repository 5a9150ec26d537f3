import * as z from 'zod/mini'
import { expected } from './expected.js'
import { byDefault } from './field.js'

/** A unified plugin. */
export type PluginFunction = (...settings: never[]) => unknown

/** A unified plugin, or a list of one and its settings. */
export type MarkdownPlugin = PluginFunction | readonly [plugin: PluginFunction, ...settings: unknown[]]

const plugins = () =>
  z.array(
    z
      .custom<MarkdownPlugin>(isPlugin, expected('a plugin, or a list of a plugin and its settings'))
      .check(z.meta({ title: 'plugin' })),
  )

/** How Markdown is read. */
export const markdownSchema = z.strictObject({
  format: byDefault(
    z.enum(['detect', 'md', 'mdx']),
    'detect',
    'Syntax of the files: by their extension, or one for all.',
  ),
  parser: byDefault(
    z.enum(['satteri', 'remark']),
    'satteri',
    '`satteri` is fast; `remark` is slower and open to plugins that add syntax.',
  ),
  trustHtml: byDefault(z.boolean(), false, 'Let HTML in Markdown pass as it is, scripts and event handlers included.'),
  remarkPlugins: byDefault(plugins(), [], 'Plugins that change the Markdown tree.'),
  rehypePlugins: byDefault(plugins(), [], 'Plugins that change the HTML tree.'),
})

function isPlugin(value: unknown): value is MarkdownPlugin {
  return typeof value === 'function' || (Array.isArray(value) && typeof value[0] === 'function')
}
