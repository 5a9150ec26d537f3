import { existsSync } from 'node:fs'
import { basename, isAbsolute } from 'node:path'
import { asList } from '../../../config/as-list.js'
import { WEBPACK_EXTENSIONS, type WebpackCall } from '../../../config/docusaurus/call-webpack.js'
import type { LoadContext } from '../../../config/docusaurus/load-context.js'
import { normalizeConfigPath } from '../../../config/docusaurus/normalize-config-path.js'
import {
  CONVERTED_PLUGINS,
  listWebpackPlugins,
  nameWebpackPlugin,
  tapWebpackPlugins,
} from '../../../config/docusaurus/webpack-hooks.js'
import { isRecord } from '../../../config/is-record.js'
import { isConstantName } from '../../../config/schema/define.js'
import { MODULE_ENDINGS } from '../../../session/bundle/server-bundle.js'
import type { Converted, SiteFields } from '../converted.js'
import type { Note, NoteStatus } from '../note.js'

/**
 * Matches the names of aliases to skip: docgen itself sets the aliases for React and for Docusaurus, and plugins that
 * wrap a plugin of the classic preset set aliases for their internal files.
 */
const SKIPPED_ALIAS =
  /^(?:react|react-dom|@mdx-js\/react|@(?:site|theme|docusaurus|generated|theme-original|theme-init)|~(?:blog|docs|debug))(?:\/|$)/

type WriteNote = (status: NoteStatus, message: string, hint?: string) => Note

/** The settings of one part of a webpack config, and notes about it. */
interface Settings {
  readonly fields: SiteFields
  readonly notes: readonly Note[]
}

/**
 * Converts the changes of a plugin's `configureWebpack` to settings of docgen: aliases, extensions that imports may omit,
 * and constants. docgen needs no rules for files that it can read.
 */
export function convertWebpack(call: WebpackCall, context: LoadContext, note: WriteNote): Converted {
  const { siteDir } = context
  const { config, addedRules, returned } = call
  const { resolve, module, plugins: _plugins, ...others } = isRecord(returned) ? returned : {}
  const { mergeStrategy } = others
  const addedResolve = isRecord(resolve) ? resolve : {}
  const isPrepended = isRecord(mergeStrategy) && mergeStrategy['resolve.extensions'] === 'prepend'
  const rules = [...addedRules, ...asList(isRecord(module) ? module['rules'] : undefined)]
  const parts = [
    convertAlias(
      {
        ...config.resolve.fallback,
        ...mergeRecords(addedResolve['fallback'], config.resolve.alias, addedResolve['alias']),
      },
      siteDir,
      note,
    ),
    convertExtensions(config.resolve.extensions, asList(addedResolve['extensions']), isPrepended, note),
    convertBundlerPlugins(call, context, note),
    { fields: {}, notes: describeRules(rules, note) },
    { fields: {}, notes: describeOthers(Object.keys(others), Object.keys(addedResolve), note) },
  ]
  const notes = parts.flatMap((part) => part.notes)
  if (notes.length === 0) notes.push(note('unneeded', 'docgen does not use webpack'))
  return { fields: Object.assign({}, ...parts.map(({ fields }) => fields)), comments: {}, notes }
}

function mergeRecords(...values: readonly unknown[]): Readonly<Record<string, unknown>> {
  return Object.assign({}, ...values.filter(isRecord))
}

function convertAlias(aliases: Readonly<Record<string, unknown>>, siteDir: string, note: WriteNote): Settings {
  const alias: Record<string, string | false> = {}
  const notes: Note[] = []
  for (const [name, targets] of Object.entries(aliases)) {
    if (SKIPPED_ALIAS.test(name.replace(/\$$/, ''))) continue
    // Of several targets, webpack takes the first that exists.
    const target: unknown = Array.isArray(targets)
      ? (targets.find((each) => existsSync(String(each))) ?? targets[0])
      : targets
    if (target === false) alias[name] = false
    else if (typeof target === 'string') {
      const path = isAbsolute(target) ? normalizeConfigPath(target, siteDir) : target
      alias[name] = isAbsolute(target) && !/^\.{1,2}(?:\/|$)/.test(path) ? `./${path}` : path
    } else notes.push(note('lost', `the alias ${name}, which is neither a path nor a package`))
  }
  const names = Object.keys(alias)
  if (names.length > 0) notes.push(note('changed', `\`alias\`: ${names.join(', ')}`))
  return { fields: names.length > 0 ? { alias } : {}, notes }
}

function convertExtensions(
  changed: readonly unknown[],
  added: readonly unknown[],
  isPrepended: boolean,
  note: WriteNote,
): Settings {
  const all = isPrepended ? [...added, ...changed] : [...changed, ...added]
  // In webpack, `...` stands for the default extensions, which are always part of the result.
  const texts = all.filter((each) => typeof each === 'string' && each.startsWith('.') && each !== '...')
  const isDefault = (each: unknown): boolean => WEBPACK_EXTENSIONS.includes(String(each))
  if (texts.every(isDefault)) return { fields: {}, notes: [] }
  const extensions = [...new Set([...texts, ...MODULE_ENDINGS])].filter((each) => each !== '.wasm')
  const words = extensions.filter((each) => !MODULE_ENDINGS.includes(String(each))).join(', ')
  return { fields: { extensions }, notes: [note('changed', `\`extensions\`: ${words}`)] }
}

/** Converts the constants of `DefinePlugin`, and reports other webpack plugins: docgen runs only their early hooks. */
function convertBundlerPlugins(call: WebpackCall, context: LoadContext, note: WriteNote): Settings {
  const define: Record<string, unknown> = {}
  const notes: Note[] = []
  const { taps } = tapWebpackPlugins(call, context)
  for (const plugin of listWebpackPlugins(call)) {
    const name = nameWebpackPlugin(plugin)
    const hooks = taps.filter((tap) => tap.plugin === name).map(({ hook }) => hook)
    if (name === 'DefinePlugin') {
      const rejected = addConstants(define, '', Object(plugin).definitions)
      if (rejected.length > 0)
        notes.push(note('lost', `constants of DefinePlugin that are code: ${rejected.join(', ')}`, CONSTANTS_HINT))
    } else if (name === 'ProvidePlugin') {
      const names = Object.keys(Object(Object(plugin).definitions)).join(', ')
      const hint = 'Import them in the files that use them'
      notes.push(note('lost', `docgen does not import what ProvidePlugin provides: ${names}`, hint))
    } else if (hooks.length > 0) {
      const list = [...new Set(hooks)].join(', ')
      notes.push(note('migrated', `\`plugins\`: docgen runs the hooks ${list} of its webpack plugin ${name}`))
    } else if (!CONVERTED_PLUGINS.has(name))
      notes.push(note('lost', `docgen does not use webpack: its plugin ${name}`, 'Check whether the pages need it'))
  }
  const names = Object.keys(define)
  if (names.length > 0) notes.push(note('changed', `\`define\`: ${names.join(', ')}`))
  const fields = {
    ...(names.length > 0 && { define }),
    ...(taps.length > 0 && { plugins: [{ docusaurus: basename(context.siteConfigPath) }] }),
  }
  return { fields, notes }
}

const CONSTANTS_HINT = 'Add their values to define'

/**
 * Adds the constants of a `DefinePlugin` to `define`; their text values are code. Returns the names of the constants
 * that it cannot add, because docgen cannot define the name or the code is not a plain value.
 */
function addConstants(define: Record<string, unknown>, prefix: string, definitions: unknown): readonly string[] {
  return Object.entries(Object(definitions)).flatMap(([key, value]): readonly string[] => {
    const name = prefix + key
    if (isRecord(value)) return addConstants(define, `${name}.`, value)
    const plain = typeof value === 'string' ? readCode(value) : value
    if (!isConstantName(name) || plain === undefined || typeof plain === 'function') return [name]
    // docgen itself sets this constant to production, as Docusaurus does.
    if (name !== 'process.env.NODE_ENV') define[name] = plain
    return []
  })
}

/** Returns the value of code that is JSON or a string in single quotes, otherwise `undefined`. */
function readCode(code: string): unknown {
  const [, text] = /^'([^'"\\\n]*)'$/.exec(code) ?? []
  try {
    return text ?? JSON.parse(code)
  } catch {
    return undefined
  }
}

function describeRules(rules: readonly unknown[], note: WriteNote): readonly Note[] {
  return rules.flatMap((rule) => {
    const test = isRecord(rule) ? String(rule['test']) : ''
    // Plugins that wrap a plugin of the classic preset add rules for Markdown, which docgen does not need.
    if (test.includes('.mdx?')) return []
    if (readsCodeAsText(rule))
      return note(
        'lost',
        `webpack's rule for ${test}: it imports files as text that docgen reads as code or data`,
        'Write !!raw-loader! before the path in these imports',
      )
    return note(
      'changed',
      `webpack's rule for ${test}: docgen reads JSON, YAML, TOML, images and CSS by their extension, and other files as text`,
    )
  })
}

const CODE_OR_DATA = ['js', 'jsx', 'ts', 'tsx', 'json', 'yaml', 'toml', 'css'].map((ending) => `file.${ending}`)

/** Whether a rule imports the text of files for which docgen has another meaning, such as the scripts in a folder. */
function readsCodeAsText(rule: unknown): boolean {
  if (!isRecord(rule) || !(rule['test'] instanceof RegExp)) return false
  const { test, type, loader, use } = rule
  const loads = [loader, ...asList(use)].map((each) => String(isRecord(each) ? each['loader'] : each))
  const isText = type === 'asset/source' || loads.some((each) => each.includes('raw-loader'))
  // A pattern with a slash matches files of a folder, whatever their extension.
  return isText && (test.source.includes('/') || CODE_OR_DATA.some((name) => name.search(test) !== -1))
}

function describeOthers(names: readonly string[], resolveNames: readonly string[], note: WriteNote): readonly Note[] {
  const lost = [
    ...names.filter((name) => !WITHOUT_EFFECT.has(name)),
    ...resolveNames.filter((name) => !RESOLVED.has(name)).map((name) => `resolve.${name}`),
  ]
  if (lost.length === 0) return []
  return [note('lost', `docgen does not use webpack: ${lost.join(', ')}`, 'Check whether the pages need it')]
}

/** Fields of `resolve` that docgen converts, or whose effect docgen has without a setting. */
const RESOLVED: ReadonlySet<string> = new Set([
  'alias',
  'extensionAlias',
  'extensions',
  'fallback',
  'fullySpecified',
  'mainFields',
  'symlinks',
])

/** Fields of a webpack config that do not change what a module exports. */
const WITHOUT_EFFECT: ReadonlySet<string> = new Set([
  'mergeStrategy',
  'devServer',
  'devtool',
  'cache',
  'optimization',
  'ignoreWarnings',
  'performance',
  'stats',
  'infrastructureLogging',
  'snapshot',
  'watchOptions',
  'experiments',
])
