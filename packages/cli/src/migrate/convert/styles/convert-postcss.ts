import type { ConvertContext } from '../convert-context.js'
import { type Converted, nothing } from '../converted.js'
import type { Note, NoteStatus } from '../note.js'
import type { CustomSheet } from './keep-custom-rules.js'

/** The config of PostCSS that the migration writes. */
export const POSTCSS_CONFIG = 'postcss.config.mjs'

/** The result of a plugin's `configurePostCss`, and how to report it. */
export interface PostCssRequest {
  readonly value: unknown
  readonly note: (status: NoteStatus, message: string, hint?: string) => Note
  readonly layout: Pick<ConvertContext['layout'], 'hasModule' | 'postCssConfig'>
}

/**
 * Migrates the PostCSS plugins that a Docusaurus plugin adds. Assumes that each PostCSS plugin has the name of its
 * package.
 */
export function convertPostCss({ value, note, layout }: PostCssRequest): Converted {
  const { plugins } = Object(value)
  const added: readonly unknown[] = Array.isArray(plugins) ? plugins.filter(Boolean) : []
  const existing = layout.postCssConfig
  if (existing !== undefined && existing !== POSTCSS_CONFIG)
    return nothing(
      note('changed', `docgen reads \`${existing}\` instead`, 'Check that it has the plugins that this plugin adds'),
    )
  const names: string[] = []
  const notes: Note[] = []
  for (const plugin of added) {
    const name = nameOf(plugin)
    if (name === undefined || !layout.hasModule(name)) {
      const missing = name === undefined ? 'a PostCSS plugin without a name' : `the PostCSS plugin ${name}`
      notes.push(note('lost', missing, `Add it to the plugins in ${POSTCSS_CONFIG}`))
      continue
    }
    names.push(name)
    if (typeof plugin === 'object' && !isPlain(plugin))
      notes.push(note('lost', `options of ${name}, if it has any`, `Write them into ${POSTCSS_CONFIG}`))
  }
  if (names.length > 0) notes.unshift(note('changed', `\`${POSTCSS_CONFIG}\`: ${names.join(', ')}`))
  if (notes.length === 0) notes.push(note('unneeded', 'its configurePostCss adds no plugin'))
  return { ...nothing(...notes), postCssPlugins: names }
}

/** The text of a PostCSS config with these plugins; `undefined` if there are none. */
export function writePostCssConfig(names: readonly string[] = []): string | undefined {
  if (names.length === 0) return undefined
  const lines = [...new Set(names)].map((name) => `    ${/^\w+$/.test(name) ? name : `'${name}'`}: {},\n`)
  return `export default {\n  plugins: {\n${lines.join('')}  },\n}\n`
}

/** Whether a PostCSS plugin has no options: it is a list with only the name of its package. */
function isPlain(plugin: unknown): boolean {
  return Array.isArray(plugin) && plugin.length < 2
}

function nameOf(plugin: unknown): string | undefined {
  const [first]: readonly unknown[] = Array.isArray(plugin) ? plugin : [plugin]
  if (typeof first === 'string') return first
  try {
    const created: unknown = typeof first === 'function' && Reflect.get(first, 'postcss') === true ? first() : first
    const name: unknown = Reflect.get(Object(created), 'postcssPlugin')
    return typeof name === 'string' ? name : undefined
  } catch {
    return undefined
  }
}

const STATEMENT = /@(?:tailwind|import\s{1,9}["']tailwindcss|config|plugin|source|custom-variant)\b[^@;{}]*;/g
const BASE = /^@tailwind\s{1,9}base\s{0,9};$/
const QUOTED_PATH = /(["'])(\.{1,2}\/[^"'\n]*)\1/g

/** Whether a sheet loads Tailwind. */
export function loadsTailwind(css: string): boolean {
  return /@tailwind|["']tailwindcss/.test(withoutComments(css))
}

/** A style sheet without its comments. */
export function withoutComments(css: string): string {
  return css.replace(/\/\*[\s\S]*?(?:\*\/|$)/g, '')
}

/**
 * The rules of a sheet that load and configure Tailwind; empty if the sheet does not load it. The base rules of
 * Tailwind are in the layer `reset`, where they do not override the theme. `rebase` makes paths of the sheet relative
 * to the site's folder.
 */
export function keepTailwindRules({ css }: CustomSheet, rebase: (path: string) => string): string {
  if (!loadsTailwind(css)) return ''
  const plain = withoutComments(css)
  const rules = [...plain.matchAll(STATEMENT)].map(([rule]) =>
    BASE.test(rule)
      ? `@layer reset {\n  ${rule}\n}`
      : rule.replace(QUOTED_PATH, (_, quote: string, path: string) => `${quote}${rebase(path)}${quote}`),
  )
  return rules.length === 0 ? '' : `${[...rules, ...listBlocks(plain, '@theme')].join('\n')}\n`
}

/** Returns the blocks of an at-rule, with their content, up to the first block that is never closed. */
function listBlocks(css: string, name: string): readonly string[] {
  const blocks: string[] = []
  for (let start = css.indexOf(name); start !== -1; ) {
    const end = findBlockEnd(css, start)
    if (end === undefined) break
    blocks.push(css.slice(start, end))
    start = css.indexOf(name, end)
  }
  return blocks
}

/** Offset after the brace that closes the block of a rule; `undefined` if it is never closed. */
function findBlockEnd(css: string, start: number): number | undefined {
  let depth = 0
  for (let index = start; index < css.length; index++) {
    if (css[index] === '{') depth += 1
    if (css[index] !== '}') continue
    depth -= 1
    if (depth <= 0) return index + 1
  }
  return undefined
}
