import * as z from 'zod/mini'
import { expected } from './expected.js'
import { byDefault } from './field.js'
import { filledText } from './text.js'

/** A unified plugin. */
export type PluginFunction = (...settings: never[]) => unknown

/** A unified plugin or the name of the package that exports it, or a list of one and its settings. */
export type MarkdownPlugin =
  | PluginFunction
  | string
  | readonly [plugin: PluginFunction | string, ...settings: unknown[]]

const plugins = () =>
  z.array(
    z
      .custom<MarkdownPlugin>(
        isPlugin,
        expected('a plugin, the name of its package, or a list of one and its settings'),
      )
      .check(z.meta({ title: 'plugin' })),
  )

/** How Markdown is parsed. */
export const markdownSchema = z.strictObject({
  format: byDefault(
    z.enum(['detect', 'md', 'mdx']),
    'md',
    'Syntax of `.md` files; `detect`: MDX where a file has imports, exports or components. Every `.mdx` is MDX.',
  ),
  parser: byDefault(
    z.enum(['satteri', 'remark']),
    'satteri',
    '`satteri` is fast; `remark` is slower and open to plugins that add syntax.',
  ),
  trustHtml: byDefault(z.boolean(), false, 'Let HTML in Markdown pass as it is, scripts and event handlers included.'),
  components: byDefault(
    z.record(nameLike(/^[A-Z]\w*$/, 'a name such as Card, with a capital first'), filledText()),
    {},
    'Components that every file of MDX knows without an import: name to module, relative to the config; what it exports by default, or else under that name.',
  ),
  admonitions: byDefault(
    z.record(
      nameLike(
        /^(?!(?:note|tip|info|warning|danger|details|tabs|tab)$)[A-Za-z](?:[\w-]*[A-Za-z\d])?$/,
        "a word of letters, digits and dashes that is none of docgen's own",
      ),
      z.enum(['note', 'tip', 'info', 'warning', 'danger']),
    ),
    {},
    'Admonitions of your own: the word after `:::` to the kind that it looks like; it has the class `admonition-WORD`, too.',
  ),
  npm2yarn: byDefault(
    z.strictObject({
      sync: byDefault(z.boolean(), true, 'Choosing a package manager in one block chooses it in all others.'),
      converters: byDefault(
        z.array(z.enum(['yarn', 'pnpm', 'bun'])),
        ['yarn', 'pnpm', 'bun'],
        'The package managers beside npm, in the order of their tabs.',
      ),
    }),
    {},
    'Blocks of npm commands with the word `npm2yarn`, which become tabs for npm and other package managers.',
  ),
  math: byDefault(z.boolean(), false, 'Read `$…$` and `$$…$$` as formulas and set them with KaTeX.'),
  mermaid: byDefault(z.boolean(), false, 'Draw code blocks in the language `mermaid` as diagrams.'),
  remarkPlugins: byDefault(
    plugins(),
    [],
    'Remark plugins, which change the Markdown tree: functions or names of packages, or lists of one and its settings.',
  ),
  rehypePlugins: byDefault(plugins(), [], 'Rehype plugins, which change the HTML tree, written likewise.'),
  pluginInputs: byDefault(
    z.array(filledText()),
    [],
    'Files that these plugins read, by their paths from the config or by patterns such as `data/*.json`: documents are compiled again when one changes.',
  ),
})

function nameLike(pattern: RegExp, words: string) {
  return z.string().check(z.refine((name) => pattern.test(name), expected(words)))
}

function isPlugin(value: unknown): value is MarkdownPlugin {
  const first: unknown = Array.isArray(value) ? value[0] : value
  return typeof first === 'function' || (typeof first === 'string' && /^(?![./])\S+$/.test(first))
}

/** The package that an entry names; undefined for a plugin itself. */
export function packageNameOf(entry: MarkdownPlugin): string | undefined {
  const first: unknown = Array.isArray(entry) ? entry[0] : entry
  return typeof first === 'string' ? first : undefined
}

/** Whether any plugin is given by the name of its package. */
export function namesPackages({
  remarkPlugins,
  rehypePlugins,
}: Readonly<Record<'remarkPlugins' | 'rehypePlugins', readonly MarkdownPlugin[]>>): boolean {
  return [...remarkPlugins, ...rehypePlugins].some((entry) => packageNameOf(entry) !== undefined)
}
