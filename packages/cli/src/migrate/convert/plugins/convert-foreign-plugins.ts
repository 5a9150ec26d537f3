import { isAbsolute, posix } from 'node:path'
import { readReason } from '@docgen/renderer/contract'
import { callWebpack } from '../../../config/docusaurus/call-webpack.js'
import { normalizeConfigPath } from '../../../config/docusaurus/normalize-config-path.js'
import { adviseOnFailure, type OpenedPlugin, type OpenedPlugins } from '../../../config/docusaurus/open-plugins.js'
import type { PluginUse } from '../../../config/docusaurus/plugin-use.js'
import { isRecord } from '../../../config/is-record.js'
import type { ConvertContext } from '../convert-context.js'
import { convertHeadTags } from '../convert-head-tags.js'
import type { ReadStatic } from '../convert-policy.js'
import { type Converted, joinConverted, nothing, type Part } from '../converted.js'
import type { Note, NoteStatus } from '../note.js'
import { convertPostCss } from '../styles/convert-postcss.js'
import { convertWebpack } from './convert-webpack.js'

/** Inputs of the migration of plugins without a counterpart in docgen. */
export interface ForeignPluginsContext extends ConvertContext {
  /** File name of the Docusaurus config. */
  readonly file: string
  /** Absent if the site has no such plugins, or the config cannot be run with them. */
  readonly opened: OpenedPlugins | undefined
  /** The results of `loadContent`, by plugin. */
  readonly contents: ReadonlyMap<OpenedPlugin, unknown>
  readonly readStatic: ReadStatic
}

/** Methods of a Docusaurus plugin that docgen calls in every build. */
const CALLED = ['loadContent', 'contentLoaded', 'allContentLoaded', 'postBuild']
/** Methods of a Docusaurus plugin that have no effect on pages. */
const IGNORED: ReadonlySet<string> = new Set([
  'extendCli',
  'getPathsToWatch',
  'getSwizzleComponentList',
  'getTypeScriptThemePath',
])

/**
 * Migrates a plugin without a counterpart in docgen. docgen calls some of its methods in every build; the results of
 * other methods become settings.
 */
export function convertForeignPlugin(use: PluginUse, context: ForeignPluginsContext): Converted {
  const { opened, file } = context
  const note = (status: NoteStatus, message: string, hint?: string): Note => ({
    status,
    path: use.options.path,
    name: use.name,
    message,
    ...(hint !== undefined && { hint }),
  })
  const failure = opened?.failures.find((each) => each.use.name === use.name)
  const fields = { plugins: [{ docusaurus: file }] }
  if (!opened || failure) {
    const [reason = ''] = failure ? readReason(failure.error).split('\n') : ['']
    const message = `docgen could not create the plugin${reason === '' ? '' : `: ${reason}`}`
    const hint = adviseOnFailure(undefined, reason)
    return { ...nothing(note('lost', message, hint)), ...(failure && { fields }) }
  }
  const plugin = opened.plugins.find((each) => each.use.options.path.join() === use.options.path.join())
  if (!plugin) return nothing(note('unneeded', 'the plugin disables itself'))
  const called = CALLED.filter((name) => plugin.methods[name])
  const parts = Object.keys(plugin.methods).map((name): Converted => {
    if (CALLED.includes(name) || IGNORED.has(name)) return nothing()
    const convert = BY_METHOD[name]
    return convert ? convert({ plugin, note, context }) : nothing(note('lost', `docgen does not call its ${name}`))
  })
  const runs: Converted = {
    fields,
    comments: { plugins: `docgen runs the plugins of ${file}` },
    notes: [note('migrated', `\`plugins\`: docgen calls its ${called.join(', ')}`)],
  }
  const joined = joinConverted(called.length > 0 ? [runs, ...parts] : parts)
  return joined.notes.length > 0 ? joined : nothing(note('unneeded', 'it adds nothing to the site'))
}

interface MethodRequest {
  readonly plugin: OpenedPlugin
  readonly note: (status: NoteStatus, message: string, hint?: string) => Note
  readonly context: ForeignPluginsContext
}

const BY_METHOD: Readonly<Record<string, (request: MethodRequest) => Converted>> = {
  injectHtmlTags: convertHtmlTags,
  getClientModules: convertClientModules,
  configureWebpack: readWebpack,
  getThemePath: convertThemePath,
  configurePostCss: (request) => {
    const { value, notes } = callMethod(request, 'configurePostCss', { plugins: [] })
    const { note, context } = request
    return joinConverted([nothing(...notes), convertPostCss({ value, note, layout: context.layout })])
  },
  getTranslationFiles: unneeded,
  translateContent: unneeded,
  translateThemeConfig: unneeded,
  getDefaultCodeTranslationMessages: unneeded,
}

function unneeded({ note }: MethodRequest): Converted {
  return nothing(note('unneeded', 'docgen shows its content untranslated'))
}

/**
 * Calls a method of a plugin that only returns settings. A promise counts as no result, and an error becomes a note.
 */
function callMethod({ plugin, note }: MethodRequest, name: string, ...args: readonly unknown[]) {
  try {
    const value: unknown = plugin.methods[name]?.(...args)
    if (value instanceof Promise) value.catch(() => {})
    return { value: value instanceof Promise ? undefined : value, notes: [] }
  } catch (error) {
    const [reason = ''] = readReason(error).split('\n')
    return { value: undefined, notes: [note('lost', `its ${name} threw: ${reason}`)] }
  }
}

function convertHtmlTags(request: MethodRequest): Converted {
  const { value, notes } = callMethod(request, 'injectHtmlTags', {
    content: request.context.contents.get(request.plugin),
  })
  const { headTags, preBodyTags, postBodyTags } = isRecord(value) ? value : {}
  const all = [headTags, preBodyTags, postBodyTags].flat().filter(Boolean)
  const tags: Part = { value: all.filter(isRecord), path: request.plugin.use.options.path }
  const texts = all.filter((tag) => typeof tag === 'string')
  const hint = 'Write it as headTags or scripts of the config'
  return joinConverted([
    nothing(...notes, ...texts.map((text) => request.note('lost', `HTML that it adds to every page: ${text}`, hint))),
    convertHeadTags(request.context.readStatic)(tags),
  ])
}

/** Converts a path that a plugin returned, relative to the plugin's folder, to one relative to the site's folder. */
function fromPlugin(path: string, { name, plugin }: PluginUse, siteDir: string): string {
  if (isAbsolute(path) || typeof plugin === 'function') return normalizeConfigPath(path, siteDir)
  return posix.join(name.startsWith('.') ? posix.dirname(name) : `node_modules/${name}`, path)
}

function convertClientModules(request: MethodRequest): Converted {
  const { value, notes } = callMethod(request, 'getClientModules')
  const modules = Array.isArray(value) ? value.filter((path) => typeof path === 'string') : []
  const { siteDir } = request.context.layout
  return joinConverted([
    nothing(...notes),
    ...modules.map((path): Converted => {
      const name = fromPlugin(path, request.plugin.use, siteDir)
      if (!/\.css$/i.test(path)) {
        const hint = 'Move its code to a static file, and add this file to scripts'
        return nothing(
          request.note('lost', `${name} runs in every page of Docusaurus; docgen does not bundle it`, hint),
        )
      }
      if (!request.context.layout.hasFile(name)) return nothing(request.note('lost', `there is no file ${name}`))
      // Use the path of the style sheet, because a package may not export its style sheets.
      const css = name.startsWith('.') ? name : `./${name}`
      const fields = { theme: { css: [css] } }
      return { fields, comments: {}, notes: [request.note('changed', `\`theme.css\`: ${css}`)] }
    }),
  ])
}

function readWebpack(request: MethodRequest): Converted {
  const { note, context, plugin } = request
  const { opened, contents, file } = context
  if (!opened) return nothing()
  try {
    return convertWebpack(callWebpack(plugin, opened.context, contents.get(plugin)), opened.context, note)
  } catch (error) {
    const [reason = ''] = readReason(error).split('\n')
    // With the plugin in the config, each build also calls the method, and reports the same error.
    const fields = { plugins: [{ docusaurus: file }] }
    return { ...nothing(note('lost', `its configureWebpack threw: ${reason}`, WEBPACK_HINT)), fields }
  }
}

const WEBPACK_HINT = 'Copy its settings to alias, define and extensions in site.config.ts'

/** Migrates the components of a theme to aliases `@theme/…`, except those that the site replaces. */
function convertThemePath(request: MethodRequest): Converted {
  const { note, context, plugin } = request
  const { value, notes } = callMethod(request, 'getThemePath')
  if (typeof value !== 'string') return nothing(...notes)
  const { layout } = context
  const folder = fromPlugin(value, plugin.use, layout.siteDir)
  const names = layout
    .listFiles(folder)
    .filter((file) => /\.(?:[jt]sx?|mjs)$/.test(file) && !/\.(?:d\.ts|test\.[jt]sx?)$/.test(file))
    .map((file) => file.replace(/(?:\/index)?\.\w+$/, ''))
  const added = [...new Set(names)].filter(
    (name) => !context.layout.swizzled.some((other) => other.replace(/\.\w+$/, '') === name.split('/')[0]),
  )
  if (added.length === 0) return nothing(...notes, note('unneeded', 'its theme adds no components'))
  return {
    fields: { alias: Object.fromEntries(added.map((name) => [`@theme/${name}`, `./${folder}/${name}`])) },
    comments: {},
    notes: [...notes, note('changed', `\`alias\`: components of its theme, ${added.length} in all`)],
  }
}
