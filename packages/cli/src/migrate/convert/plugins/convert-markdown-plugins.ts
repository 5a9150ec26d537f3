import { posix } from 'node:path'
import { readPlaceholder } from '../../../config/docusaurus/placeholder-module.js'
import { isRecord } from '../../../config/is-record.js'
import { type ImportedValue, readSteps } from '../../docusaurus/trace-import.js'
import { writeCode } from '../../write/code.js'
import type { ConvertContext } from '../convert-context.js'
import { type Converted, joinConverted, nothing, type Part, putAt } from '../converted.js'
import { DOCGEN_HAS } from '../docgen-has.js'
import { keepInConfig } from '../keep-in-config.js'
import type { Note } from '../note.js'
import type { Rule } from '../rules.js'
import { toPlain } from '../to-plain.js'
import { describeOldSyntax } from './describe-old-syntax.js'

const BUILT_IN: Readonly<Record<string, string>> = {
  'remark-gfm': 'docgen supports tables, task lists and footnotes',
  'remark-directive': 'docgen supports directives',
  'remark-frontmatter': 'docgen reads front matter',
  'rehype-slug': 'headings have ids',
  'rehype-autolink-headings': 'headings have links to themselves',
}

/** A plugin that corresponds to a setting of docgen. */
interface Setting {
  readonly isSupported: boolean
  readonly field: string
  readonly write: (settings: Part) => Pick<Converted, 'fields' | 'notes'>
}

const MERMAID: Setting = {
  isSupported: DOCGEN_HAS.mermaid,
  field: 'markdown.mermaid',
  write: () => ({ fields: putAt('markdown.mermaid', true), notes: [] }),
}

const MATH = { isSupported: DOCGEN_HAS.math, field: 'markdown.math' }

const SETTINGS: Readonly<Record<string, Setting>> = {
  '@docusaurus/remark-plugin-npm2yarn': {
    isSupported: DOCGEN_HAS.npm2yarn,
    field: 'markdown.npm2yarn',
    write: writePackageTabs,
  },
  'remark-math': { ...MATH, write: writeMath },
  'mdx-mermaid': MERMAID,
  'rehype-mermaid': MERMAID,
  'remark-mermaidjs': MERMAID,
  // rehype-katex renders what remark-math finds, and needs no setting.
  'rehype-katex': { ...MATH, write: () => ({ fields: {}, notes: [] }) },
}

const PACKAGE_MANAGERS: readonly unknown[] = ['yarn', 'pnpm', 'bun']

/** Migrates the options of remark-math: whether single dollar signs begin a formula. */
function writeMath({ value }: Part): ReturnType<Setting['write']> {
  const singleDollarTextMath = !isRecord(value) || value['singleDollarTextMath'] !== false
  return { fields: putAt('markdown.math', singleDollarTextMath || { singleDollarTextMath }), notes: [] }
}

/** Migrates the options of npm2yarn: the package managers of tabs. */
function writePackageTabs({ value, path }: Part): ReturnType<Setting['write']> {
  const { sync, converters } = isRecord(value) ? value : {}
  const managers: readonly unknown[] = Array.isArray(converters) ? converters : PACKAGE_MANAGERS
  const supported = managers.filter((each) => PACKAGE_MANAGERS.includes(each))
  const isDefault = supported.join() === PACKAGE_MANAGERS.join()
  const notes = managers.flatMap((each, index): Note[] => {
    if (supported.includes(each)) return []
    const message = `docgen converts commands only to ${PACKAGE_MANAGERS.join(', ')}`
    return [{ status: 'lost', path: [...path, 'converters', index], message }]
  })
  return {
    fields: putAt('markdown.npm2yarn', { sync: sync === true, ...(!isDefault && { converters: supported }) }),
    notes,
  }
}

/** Creates a rule for a list of remark or rehype plugins. */
export function convertMarkdownPlugins(kind: 'remark' | 'rehype', context: ConvertContext): Rule {
  return ({ value, path }) => {
    if (!Array.isArray(value)) return nothing({ status: 'lost', path, message: 'the plugins are not a list' })
    const plugins: readonly unknown[] = value
    return joinConverted(
      plugins.flatMap((plugin, index) =>
        plugin ? [convertPlugin({ value: plugin, path: [...path, index] }, kind, context)] : [],
      ),
    )
  }
}

function convertPlugin({ value, path }: Part, kind: 'remark' | 'rehype', context: ConvertContext): Converted {
  const [plugin, ...settings]: readonly unknown[] = Array.isArray(value) ? value : [value]
  const at = Array.isArray(value) ? [...path, 0] : path
  const origin = findImport(plugin, at, context)
  const field = `markdown.${kind}Plugins`
  if (origin === undefined) {
    const code = context.referTo(path)
    // The Docusaurus config itself creates the plugin, so the new config imports it from there.
    if (code) return keepInConfig(field, [code], path)
    const message = `a ${kind} plugin that the config itself creates`
    return nothing({
      status: 'lost',
      path,
      message,
      hint: `Move it into a separate file, and name it in markdown.${kind}Plugins`,
    })
  }
  const source = origin.specifier
  const name = { name: source }
  const builtIn = BUILT_IN[source]
  if (builtIn !== undefined) return nothing({ status: 'unneeded', path, ...name, message: builtIn })
  const pluginSetting = SETTINGS[source]
  const oldSyntax = describeOldSyntax(source, pluginSetting?.field, context.layout)
  if (oldSyntax) return nothing({ status: 'unneeded', path, ...name, ...oldSyntax })
  if (pluginSetting?.isSupported === false)
    return nothing({ status: 'lost', path, ...name, message: 'docgen has no equivalent' })
  if (pluginSetting) {
    const { fields, notes } = pluginSetting.write({ value: settings[0], path: [...path, 1] })
    const message = `\`${pluginSetting.field}\``
    return { fields, comments: {}, notes: [{ status: 'changed', path, ...name, message }, ...notes] }
  }
  if (!context.layout.hasModule(source)) {
    const hint = `Install it, and add it to markdown.${kind}Plugins in site.config.ts`
    return nothing({ status: 'lost', path, ...name, message: 'the package is not installed here', hint })
  }
  const localName = nameLocally(origin)
  const plain = settings.map((setting, index) => toPlain({ value: setting, path: [...path, index + 1] }))
  const code = writeCode([localName, ...origin.members].join('.'), { [localName]: { from: source, name: origin.name } })
  const whole = plain.some(({ notes }) => notes.some(({ status }) => status === 'lost')) && context.referTo(path)
  if (whole) return keepInConfig(field, [whole], path)
  const entry = plain.length === 0 ? code : [code, ...plain.map((each) => each.value)]
  return {
    fields: putAt(field, [entry]),
    comments: {},
    notes: [{ status: 'migrated', path, ...name, message: `\`${field}\`` }, ...plain.flatMap(({ notes }) => notes)],
  }
}

/** The import that the new config needs for a plugin; undefined if the plugin is not imported. */
function findImport(plugin: unknown, path: Part['path'], { traceImport }: ConvertContext): ImportedValue | undefined {
  if (typeof plugin === 'string') return { specifier: plugin, name: 'default', members: [] }
  const placeholder = readPlaceholder(plugin)
  if (placeholder) return readSteps(placeholder.specifier, placeholder.steps)
  const traced = typeof plugin === 'function' || typeof plugin === 'object' ? traceImport(path) : undefined
  if (!traced) return undefined
  const { importer, specifier } = traced
  return specifier.startsWith('.')
    ? { ...traced, specifier: `./${posix.join(posix.dirname(importer), specifier)}` }
    : traced
}

/** The local name of an import. The name of a default export is derived from its package or file. */
function nameLocally({ specifier, name }: ImportedValue): string {
  if (name === 'default') return toName(specifier)
  return /remark|rehype/i.test(name) ? name : `${toName(specifier)}${name.charAt(0).toUpperCase()}${name.slice(1)}`
}

/** `remark-code-tabs` → `remarkCodeTabs`. */
function toName(source: string): string {
  const stem = source
    .replace(/^@/, '')
    .replace(/\.[cm]?[jt]s$/, '')
    .replace(/^(?:\.\/)?(?:.*\/)(?=[^/]*(?:remark|rehype))/, '')
  const words = stem.split(/[^A-Za-z\d]+/).filter(Boolean)
  const name = words.map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1))).join('')
  return /^\d/.test(name) ? `plugin${name}` : name
}
