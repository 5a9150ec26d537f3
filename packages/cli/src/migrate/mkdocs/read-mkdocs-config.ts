import { existsSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { type Diagnostic, type Outcome, readReason } from '@docgen/renderer/contract'
import { isRecord } from '../../config/is-record.js'
import { readRegularFile } from '../../config/read-regular-file.js'
import type { KeyPath } from '../../config/source/locate-key.js'
import { positionAt } from '../../config/source/position-at.js'
import { createYamlLocator } from '../../config/yaml/locate-yaml-key.js'
import { parseYaml } from '../../config/yaml/parse-yaml.js'
import { describeMissingConfig } from '../content/describe-missing-config.js'
import { mergeDeep } from '../content/merge-deep.js'

/** A `mkdocs.yml` with the files that it inherits from. */
export interface MkdocsConfig {
  /** Name of the file. */
  readonly file: string
  readonly fields: Readonly<Record<string, unknown>>
  /** Finds the line of a part of the config; `undefined` if it is inherited. */
  readonly locate: (path: KeyPath) => { readonly file: string; readonly line: number } | undefined
}

/** Names of MkDocs' config file, in the order in which MkDocs looks for them. */
const NAMES = ['mkdocs.yml', 'mkdocs.yaml']
/** Maximum number of files that inherit from each other. */
const MAX_PARENTS = 10
/** Matches tags such as `!ENV` and `!!python/name:material.extensions.emoji.twemoji`. */
const TAG = /(?<=[ \t])!\S*/g

/** Matches values of environment variables: `!ENV [NAME, OTHER, default]` and `!ENV NAME`. */
const VARIABLE = /(?<=[ \t])!ENV[ \t]+(?:\[[^[\]]*\]|\w+)/g

/** Reads the config of MkDocs without running anything. `undefined`, with a diagnostic, if that is not possible. */
export function readMkdocsConfig(siteDir: string): Outcome<MkdocsConfig | undefined> {
  const file = NAMES.find((name) => existsSync(join(siteDir, name)))
  if (file === undefined)
    return failed(
      describeMissingConfig({ tool: 'mkdocs', message: 'no mkdocs.yml in this folder', example: '../docs' }),
    )
  const texts: string[] = []
  let fields: Readonly<Record<string, unknown>> = {}
  let path = file
  for (let count = 0; count < MAX_PARENTS; count++) {
    const read = readYaml(siteDir, path)
    if (!read.value) return { value: undefined, diagnostics: read.diagnostics }
    texts.push(read.value.text)
    const parent = read.value.fields['INHERIT']
    fields = mergeDeep(read.value.fields, fields)
    if (typeof parent !== 'string') break
    path = posix.join(dirname(path).replaceAll('\\', '/'), parent)
  }
  const { INHERIT: _inherited, ...own } = fields
  return { value: { file, fields: own, locate: createLocator(file, texts[0] ?? '') }, diagnostics: [] }
}

function readYaml(
  siteDir: string,
  file: string,
): Outcome<{ readonly text: string; readonly fields: Readonly<Record<string, unknown>> } | undefined> {
  let text: string
  try {
    text = readRegularFile(join(siteDir, file)).toString('utf8')
  } catch (error) {
    const message = `the file can't be read: ${readReason(error)}`
    return failed({ code: 'missing-tool-config', file, message, hint: 'Check the path and the permissions' })
  }
  const parsed = parseYaml(text.replace(VARIABLE, readDefault), { acceptsTags: true })
  if (parsed.ok) return { value: { text, fields: isRecord(parsed.value) ? parsed.value : {} }, diagnostics: [] }
  const { line, column } = positionAt(text, parsed.offset, parsed.offset + 1)
  return failed({ code: 'invalid-tool-config', file, line, column, message: parsed.reason, hint: 'Fix the YAML first' })
}

/**
 * Returns the default of an environment variable with blank text after it, so that what follows keeps its position: the
 * parser accepts no list with a tag as a key.
 */
function readDefault(variable: string): string {
  const bracket = variable.indexOf('[')
  const list = bracket === -1 ? undefined : parseYaml(variable.slice(bracket))
  const values: readonly unknown[] = list?.ok && Array.isArray(list.value) ? list.value : []
  const written = JSON.stringify(values.length > 1 ? values.at(-1) : null)
  return written + variable.slice(written.length).replace(/[^\n]/g, ' ')
}

function failed(problem: Omit<Diagnostic, 'severity'>): Outcome<undefined> {
  return { value: undefined, diagnostics: [{ ...problem, severity: 'error' }] }
}

function createLocator(file: string, text: string): MkdocsConfig['locate'] {
  const untagged = text.replace(TAG, (tag) => ' '.repeat(tag.length))
  let locate: ReturnType<typeof createYamlLocator> | undefined
  try {
    locate = createYamlLocator(untagged)
  } catch {
    return () => undefined
  }
  return (path) => {
    const { key, isExact } = locate(path)
    return isExact && path.length > 0 ? { file, line: positionAt(text, key.start, key.end).line } : undefined
  }
}
