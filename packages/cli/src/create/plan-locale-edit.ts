import { join } from 'node:path'
import type { LoadedConfig } from '../config/load-config.js'
import { readRegularFile } from '../config/read-regular-file.js'
import { type KeyPosition, locateKey } from '../config/source/locate-key.js'

/** A change of a config's source that adds a language. */
export interface ConfigEdit {
  /** Relative to the site's folder. */
  readonly file: string
  /** The whole text before the change. */
  readonly before: string
  /** The whole text after the change. */
  readonly after: string
  /** 1-based line of the change. */
  readonly line: number
  /** The text that was added. */
  readonly added: string
}

/** Plans the edit that adds a language to `i18n.locales`; `undefined` if code computes the list. */
export function planLocaleEdit(siteDir: string, loaded: LoadedConfig, locale: string): ConfigEdit | undefined {
  const texts = new Map(loaded.inputs.map((input) => [input, readRegularFile(join(siteDir, input)).toString()]))
  const locate = (...path: readonly string[]): LocatedField | undefined => {
    const position = locateKey({ entry: loaded.file, texts }, path)
    const text = position && texts.get(position.file)
    return position?.isExact && text !== undefined ? { ...position, text } : undefined
  }
  const locales = locate('i18n', 'locales')
  if (locales) return toEdit(locales, appendToList(locales, locale))
  const list = [...loaded.config.i18n.locales, locale].map((each) => `'${each}'`).join(', ')
  const i18n = locate('i18n')
  if (i18n) return toEdit(i18n, insertInObject(i18n, `locales: [${list}],`))
  // Every config has these fields; one of them may be computed.
  const sibling = locate('url') ?? locate('title')
  const field = `i18n: { defaultLocale: '${loaded.config.i18n.defaultLocale}', locales: [${list}] },`
  return sibling && toEdit(sibling, insertBefore(sibling, field))
}

/** A field in the source of the config, with the whole text of its file. */
interface LocatedField extends KeyPosition {
  readonly text: string
}

interface Insertion {
  /** Offset in the text. */
  readonly at: number
  readonly text: string
}

function toEdit({ file, text }: LocatedField, insertion: Insertion | undefined): ConfigEdit | undefined {
  if (!insertion) return undefined
  const { at, text: added } = insertion
  const line = text.slice(0, at).split('\n').length
  return { file, before: text, after: text.slice(0, at) + added + text.slice(at), line, added: added.trim() }
}

/** Appends a language to a list of strings; `undefined` if the list contains anything else, such as a comment. */
function appendToList({ text, value }: LocatedField, locale: string): Insertion | undefined {
  const { start } = value
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

/** Inserts a field at the start of an object; `undefined` if the value is not written as an object. */
function insertInObject({ text, value: { start } }: LocatedField, field: string): Insertion | undefined {
  return text[start] === '{' ? { at: start + 1, text: ` ${field}` } : undefined
}

/** Inserts a field before another one, on a line of its own if the other one has its own line. */
function insertBefore({ text, key: { start } }: LocatedField, field: string): Insertion {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1
  const indent = /^[ \t]*/.exec(text.slice(lineStart, start))?.[0] ?? ''
  const isOwnLine = lineStart + indent.length === start
  return { at: start, text: isOwnLine ? `${field}\n${indent}` : `${field} ` }
}
