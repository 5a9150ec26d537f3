import { join } from 'node:path'
import type { LoadedConfig } from '../config/load-config.js'
import { readRegularFile } from '../config/read-regular-file.js'
import { locateKey } from '../config/source/locate-key.js'

/** A change of a config's source that adds a language. */
export interface ConfigEdit {
  /** Relative to the site's folder. */
  readonly file: string
  /** The whole text before and after the change. */
  readonly before: string
  readonly after: string
  /** 1-based line of the change. */
  readonly line: number
  /** The text that was added. */
  readonly added: string
}

/** Plans the edit that adds a language to `i18n.locales`; `undefined` if code computes the list. */
export function planLocaleEdit(siteDir: string, loaded: LoadedConfig, locale: string): ConfigEdit | undefined {
  const texts = new Map(loaded.inputs.map((input) => [input, readRegularFile(join(siteDir, input)).toString()]))
  const files = { entry: loaded.file, texts }
  const { defaultLocale, locales } = loaded.config.i18n
  const list = [...locales, locale].map((each) => `'${each}'`).join(', ')
  const attempts: readonly (readonly [path: string, create: (text: string, start: number) => Insertion | undefined])[] =
    [
      ['i18n.locales', (text, start) => appendToList(text, start, locale)],
      ['i18n', (text, start) => (text[start] === '{' ? { at: start + 1, text: ` locales: [${list}],` } : undefined)],
      ['url', insertField],
      ['title', insertField],
    ]
  function insertField(text: string, valueStart: number, keyStart = valueStart): Insertion {
    const lineStart = text.lastIndexOf('\n', keyStart - 1) + 1
    const indent = /^[ \t]*/.exec(text.slice(lineStart, keyStart))?.[0] ?? ''
    const isOwnLine = lineStart + indent.length === keyStart
    const field = `i18n: { defaultLocale: '${defaultLocale}', locales: [${list}] },`
    return { at: keyStart, text: isOwnLine ? `${field}\n${indent}` : `${field} ` }
  }
  for (const [path, create] of attempts) {
    const found = locateKey(files, path.split('.'))
    const text = found && texts.get(found.file)
    if (!found?.isExact || text === undefined) continue
    const isField = create === insertField
    const insertion = isField ? insertField(text, found.value.start, found.key.start) : create(text, found.value.start)
    if (!insertion) return undefined
    const { at, text: added } = insertion
    const line = text.slice(0, at).split('\n').length
    return {
      file: found.file,
      before: text,
      after: text.slice(0, at) + added + text.slice(at),
      line,
      added: added.trim(),
    }
  }
  return undefined
}

interface Insertion {
  readonly at: number
  readonly text: string
}

/** Appends a text to a list of strings in code; `undefined` if the list contains anything else. */
function appendToList(text: string, start: number, locale: string): Insertion | undefined {
  const end = text.indexOf(']', start)
  const inner = text.slice(start + 1, end)
  if (text[start] !== '[' || end === -1 || !/^(?:[\s,]|'[\w-]*'|"[\w-]*")*$/.test(inner)) return undefined
  const trimmed = inner.trimEnd()
  const quote = trimmed.includes('"') ? '"' : "'"
  const lastLine = trimmed.slice(trimmed.lastIndexOf('\n') + 1)
  const indent = trimmed.includes('\n') ? `\n${/^\s*/.exec(lastLine)?.[0] ?? ''}` : ' '
  const hasComma = trimmed.endsWith(',')
  const separator = trimmed === '' ? '' : `${hasComma ? '' : ','}${indent}`
  const added = `${separator}${quote}${locale}${quote}${hasComma ? ',' : ''}`
  return { at: start + 1 + trimmed.length, text: added }
}
