import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Diagnostic, Outcome } from '@docgen/renderer/contract'
import { isRecord } from '../../config/is-record.js'
import { listFiles } from '../../read/files/list-files.js'
import { readText } from '../../read/files/read-text.js'
import { describeMissingConfig } from '../content/describe-missing-config.js'
import { mergeDeep } from '../content/merge-deep.js'
import { type Fields, formatOf, member, parseData } from './parse-data.js'

/** The config of a Hugo site: one file, or a folder of files. */
export interface HugoConfig {
  /** Name of the first file. */
  readonly file: string
  readonly fields: Fields
  /** Finds the line of a field; `undefined` if no file contains its name. */
  readonly locate: (path: readonly string[]) => { readonly file: string; readonly line: number } | undefined
}

const NAMES = ['hugo', 'config']
const ENDINGS = ['toml', 'yaml', 'yml', 'json']
/** Folders of configs that apply to all environments. */
const FOLDERS = ['config/_default', 'config']
/** Folders that often contain the site of a repository. */
const USUAL_FOLDERS = ['site', 'docs', 'website', 'www', 'exampleSite', 'userguide', 'hugo', 'doc']

interface ConfigFile {
  readonly file: string
  readonly text: string
}

/** Reads the config of Hugo, without running any code. `undefined`, with a diagnostic, if that is not possible. */
export function readHugoConfig(siteDir: string): Outcome<HugoConfig | undefined> {
  const names = listConfigFiles(siteDir)
  const [mainFile] = names
  if (mainFile === undefined) return { value: undefined, diagnostics: [reportMissing(siteDir)] }
  const files: ConfigFile[] = []
  let fields: Fields = {}
  for (const name of names) {
    const { text } = readText(join(siteDir, name), name)
    const format = formatOf(name)
    if (text === undefined || format === undefined) continue
    files.push({ file: name, text })
    const parsed = parseData(text, format)
    if ('reason' in parsed) {
      const { reason: message, line } = parsed
      return {
        value: undefined,
        diagnostics: [{ code: 'invalid-tool-config', severity: 'error', file: name, line, column: 1, message }],
      }
    }
    fields = mergeDeep(fields, nestFields(name, parsed.fields))
  }
  return { value: { file: mainFile, fields: renameMenus(fields), locate: createLocator(files) }, diagnostics: [] }
}

/** The config files, the main one first: a file in the site's folder, then those in the folder of configs. */
function listConfigFiles(siteDir: string): readonly string[] {
  const single = NAMES.flatMap((name) => ENDINGS.map((ending) => `${name}.${ending}`)).find((name) =>
    existsSync(join(siteDir, name)),
  )
  const folder = FOLDERS.find((each) => existsSync(join(siteDir, each)))
  const listed = folder === undefined ? [] : listFiles({ siteDir, folder, includesDotFiles: false }).value
  const inFolder = listed
    .filter((name) => formatOf(name) !== undefined && !name.slice((folder ?? '').length + 1).includes('/'))
    .toSorted((first, second) => Number(isMain(second)) - Number(isMain(first)))
  return single === undefined ? inFolder : [single, ...inFolder]
}

function isMain(name: string): boolean {
  return /(?:^|\/)(?:hugo|config)\.\w+$/.test(name)
}

/**
 * Nests the fields of a file as Hugo does: those of `params.toml` below `params`, those of `menus.en.toml` below
 * `languages.en.menus`. A file can also contain its own name as the only key.
 */
function nestFields(file: string, fields: Fields): Fields {
  if (!file.includes('/') || isMain(file)) return fields
  const [name = '', language] = (file.split('/').at(-1) ?? '').replace(/\.\w+$/, '').split('.')
  const isNested = isRecord(member(fields, name)) && Object.keys(fields).length === 1
  const nested = isNested ? fields : { [name]: fields }
  return language === undefined ? nested : { languages: { [language]: nested } }
}

/** Renames `menus`, which Hugo also accepts as `menu`, to `menu`. */
function renameMenus({ menus, menu, ...rest }: Fields): Fields {
  const converted = menus ?? menu
  return converted === undefined ? rest : { ...rest, menu: converted }
}

function createLocator(files: readonly ConfigFile[]): HugoConfig['locate'] {
  const lists = files.map(({ file, text }) => ({ file, lines: text.split(/\r?\n/) }))
  return (path) => {
    const name = path.at(-1)?.toLowerCase() ?? ''
    for (const { file, lines } of lists) {
      const index = lines.findIndex((line) => hasKey(line, name))
      if (index !== -1) return { file, line: index + 1 }
    }
    return undefined
  }
}

/** Whether a line has a key: `name:`, `name =`, `"name":`, `[name]` or `[[params.name]]`. */
function hasKey(line: string, name: string): boolean {
  const text = line.trim().toLowerCase()
  if (text.startsWith('['))
    return text
      .replace(/[[\]\s]/g, '')
      .split('.')
      .includes(name)
  const unquoted = text.replace(/^["']/, '')
  return unquoted.startsWith(name) && /^["']?[ \t]*[:=.]/.test(unquoted.slice(name.length))
}

function reportMissing(siteDir: string): Diagnostic {
  return describeMissingConfig({
    tool: 'hugo-docsy',
    message: 'no hugo.toml, hugo.yaml, hugo.json, config.toml or config folder in this folder',
    example: '../site',
    elsewhere: USUAL_FOLDERS.find((folder) => listConfigFiles(join(siteDir, folder)).length > 0),
  })
}
