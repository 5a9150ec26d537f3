import * as z from 'zod/mini'
import { isRecord } from '../is-record.js'
import type { HtmlHook, Plugin } from '../plugin.js'
import { expected, optional, required } from './field.js'
import { filledText } from './text.js'

const hook = <Key extends 'content' | 'source' | 'pages' | 'emit' | 'check'>(words: string) =>
  optional(z.custom<NonNullable<Plugin[Key]>>(isFunction, expected('a function')), words)

/** A loaded plugin, from the config, a file or a package. */
export const pluginSchema = z.strictObject({
  name: required(
    z.string().check(z.refine((name) => /^[@\w][\w./-]*$/.test(name), expected('a name such as release-notes'))),
    'Unique name of the plugin.',
  ),
  version: required(filledText(), 'Version of the plugin. A new version invalidates its cached results.'),
  inputs: optional(
    z.strictObject({
      files: optional(
        z.array(
          filledText().check(
            z.refine((path) => !/^[/\\]|^[a-z]:/i.test(path), expected("a path relative to the site's folder")),
          ),
        ),
        'Files that it reads, as paths or glob patterns.',
      ),
      env: optional(z.array(filledText()), 'Environment variables that it reads.'),
      values: optional(z.custom<unknown>(isData, expected('plain data')), 'Other inputs.'),
    }),
    'Inputs of the plugin.',
  ),
  content: hook<'content'>('Adds pages and data.'),
  source: hook<'source'>('Changes the text of Markdown files.'),
  pages: hook<'pages'>('Changes the front matter of pages, and adds pages.'),
  html: optional(
    z.strictObject({
      appliesTo: optional(
        z.custom<NonNullable<HtmlHook['appliesTo']>>(isFunction, expected('a function')),
        'Selects the pages.',
      ),
      change: required(
        z.custom<HtmlHook['change']>(isFunction, expected('a function')),
        'Returns the HTML of the page.',
      ),
    }),
    'Changes the HTML of pages.',
  ),
  emit: hook<'emit'>('Adds files to the output.'),
  check: hook<'check'>('Reports problems.'),
})

function isFunction(value: unknown): boolean {
  return typeof value === 'function'
}

/** Whether JSON can represent a value: docgen would not notice changes to other values. */
function isData(value: unknown): boolean {
  try {
    return JSON.stringify(value) !== undefined
  } catch {
    return false
  }
}

/** The entry for the plugins of a Docusaurus config: docgen runs the plugins that it has no counterpart for. */
export interface DocusaurusEntry {
  /** Path of the Docusaurus config, relative to the site's folder. */
  readonly docusaurus: string
}

/** Creates a plugin from options. */
export type PluginFactory = (options: never) => Plugin

/** A plugin, a function that creates one, or the path or package that exports either. */
export type PluginReference = Plugin | PluginFactory | string

/** A plugin in the config, alone or with its options, or the plugins of a Docusaurus config. */
export type PluginEntry = PluginReference | DocusaurusEntry | readonly [plugin: PluginReference, options?: unknown]

/** The plugins of a site. Each is validated when loaded. */
export const pluginsSchema = z.array(
  z
    .custom<PluginEntry>(
      isEntry,
      expected('a plugin, the path or package of one, or a list of one of these and its options'),
    )
    .check(z.meta({ title: 'plugin' })),
)

function isEntry(value: unknown): value is PluginEntry {
  if (Array.isArray(value)) return isSource(value[0]) && value.length <= 2
  return isSource(value)
}

function isSource(value: unknown): boolean {
  return isPluginName(value) || isFunction(value) || isRecord(value)
}

/** Whether a value can be the path of a plugin, or the name of its package. */
export function isPluginName(value: unknown): value is string {
  return typeof value === 'string' && (isPluginPath(value) || /^(?!\.)\S+$/.test(value))
}

/** Whether a name is a path, relative to the site's folder or absolute. */
export function isPluginPath(name: string): boolean {
  return /^(?:\.{0,2}[/\\]|[a-z]:[/\\])./i.test(name)
}
