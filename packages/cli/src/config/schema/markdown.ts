import * as z from 'zod/mini'
import { byDefault, expected, optional } from './field.js'
import { isPluginName } from './plugin.js'
import { filledText } from './text.js'

/** A unified plugin. */
export type PluginFunction = (...settings: never[]) => unknown

/** A unified plugin, or the path or package that exports it, or a list of one of these and its settings. */
export type MarkdownPlugin =
  | PluginFunction
  | string
  | readonly [plugin: PluginFunction | string, ...settings: unknown[]]

const plugins = () =>
  z.array(
    z
      .custom<MarkdownPlugin>(
        isPlugin,
        expected('a plugin, its path or package, or a list of one of these and its settings'),
      )
      .check(z.meta({ title: 'plugin' })),
  )

/** Settings of Markdown: its syntax, plugins and components. */
export const markdownSchema = z.strictObject({
  format: byDefault(
    z.enum(['detect', 'md', 'mdx']),
    'md',
    'Syntax of `.md` files. `detect` reads a file as MDX if it has imports, exports or components. `.mdx` files are always MDX.',
  ),
  dialects: byDefault(
    z.array(z.enum(['docsy', 'gitbook', 'hugo', 'mintlify', 'mkdocs', 'nextra', 'starlight', 'vitepress'])),
    [],
    'Markdown of other tools that docgen reads in `.md` files: `gitbook` for GitBook, `hugo` for Hugo with Docsy or Book, `docsy` after `hugo` for what Docsy shows beside the text, `mkdocs` for MkDocs with Material for MkDocs, `vitepress` for VitePress. `mintlify`, `nextra` and `starlight` add the components and the front matter of Mintlify, Nextra and Starlight, also in `.mdx` files. Code and comments stay as they are.',
  ),
  parser: byDefault(
    z.enum(['satteri', 'remark']),
    'satteri',
    '`satteri` is fast. `remark` is slower and supports plugins that add syntax.',
  ),
  trustHtml: byDefault(z.boolean(), false, 'Keep HTML in Markdown unchanged, including scripts and event handlers.'),
  root: optional(
    filledText(),
    'A module whose default export is a component that provides React contexts, such as `./src/theme/Root`. All components of pages receive these contexts. Islands receive them only if the component renders nothing but its children. Other content that it renders is not shown.',
  ),
  hydrate: byDefault(
    z.enum(['directive', 'detect']),
    'directive',
    "Which components of modules also run in the browser. `directive`: those of modules that begin with `'use client'`. `detect`: also those of modules that call hooks or handle events, unless their props are not JSON or they have content as children.",
  ),
  components: byDefault(
    z.record(nameLike(/^[A-Z]\w*$/, 'a name such as Card, with a capital first'), filledText()),
    {},
    'Components available in every MDX file without an import: name → module, relative to the config. docgen uses the default export, or the property of that name if the default export is an object, or else the export of that name.',
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
    'Custom admonitions: the name after `:::` → the kind to render it as. It also has the class `admonition-NAME`.',
  ),
  npm2yarn: byDefault(
    z.strictObject({
      sync: byDefault(z.boolean(), true, 'Selecting a package manager in one block selects it in all blocks.'),
      converters: byDefault(
        z.array(z.enum(['yarn', 'pnpm', 'bun'])),
        ['yarn', 'pnpm', 'bun'],
        'Package managers in addition to npm, in the order of their tabs.',
      ),
    }),
    {},
    'Code blocks with `npm2yarn` in their info string become tabs for npm and other package managers.',
  ),
  math: byDefault(
    z.union([
      z.boolean(),
      z.strictObject({
        singleDollarTextMath: byDefault(
          z.boolean(),
          true,
          'Read text between single dollar signs as math, too. `false` keeps amounts such as `$5` and `$10` as text.',
        ),
      }),
    ]),
    false,
    'Render `$…$` and `$$…$$` as math with KaTeX.',
  ),
  anchors: byDefault(
    z.strictObject({
      maintainCase: byDefault(z.boolean(), false, 'Ids of headings keep capital letters: `Setup` is `#Setup`.'),
      style: optional(
        z.enum(['github', 'gitbook', 'hugo', 'mintlify', 'python-markdown']),
        'The tool whose ids these are: `github`, the default, as in Docusaurus, `gitbook` as in GitBook, `hugo` as in Hugo, whose titles have ids, `mintlify` as in Mintlify, `python-markdown` as in MkDocs. With the dialect `vitepress`, the default is as in VitePress.',
      ),
    }),
    {},
    'Ids that docgen creates from the text of headings.',
  ),
  mermaid: byDefault(z.boolean(), false, 'Render code blocks in the language `mermaid` as diagrams.'),
  twoslash: byDefault(
    z.strictObject({
      tsconfig: optional(
        filledText(),
        'A `tsconfig.json` with the compiler options for these blocks: a path relative to the config. By default, blocks are strict, and comments such as `// @strict: false` set options.',
      ),
    }),
    {},
    'TypeScript and JavaScript blocks with `twoslash` in their info string show types. Needs the packages `twoslash` and `typescript`.',
  ),
  remarkPlugins: byDefault(
    plugins(),
    [],
    'Remark plugins, which transform the Markdown tree: a function, a path, a package name, or a list of one of these and its settings.',
  ),
  rehypePlugins: byDefault(plugins(), [], 'Rehype plugins, which transform the HTML tree, in the same notation.'),
  pluginInputs: byDefault(
    z.array(filledText()),
    [],
    'Files that these plugins read: paths relative to the config, or glob patterns such as `data/*.json`. If one changes, docgen compiles all pages again.',
  ),
})

function nameLike(pattern: RegExp, words: string) {
  return z.string().check(z.refine((name) => pattern.test(name), expected(words)))
}

function isPlugin(value: unknown): value is MarkdownPlugin {
  const first: unknown = Array.isArray(value) ? value[0] : value
  return typeof first === 'function' || isPluginName(first)
}

/** The path or package that an entry names; `undefined` for a plugin itself. */
export function packageNameOf(entry: MarkdownPlugin): string | undefined {
  const first: unknown = Array.isArray(entry) ? entry[0] : entry
  return typeof first === 'string' ? first : undefined
}

/** Whether the config names any plugin by its package or path. */
export function namesPackages({
  remarkPlugins,
  rehypePlugins,
}: Readonly<Record<'remarkPlugins' | 'rehypePlugins', readonly MarkdownPlugin[]>>): boolean {
  return [...remarkPlugins, ...rehypePlugins].some((entry) => packageNameOf(entry) !== undefined)
}
