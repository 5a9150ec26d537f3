import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import { isRecord } from '../../config/is-record.js'
import { readText } from '../../read/files/read-text.js'
import { blankCode } from '../content/blank-code.js'
import type { DocsFiles } from '../content/docs-files.js'
import { trimPath } from '../content/trim-path.js'
import type { ContentRule } from '../rewrite/content-rule.js'

/** The site, and the options of the extension for snippets. */
export interface SnippetRequest {
  readonly siteDir: string
  readonly files: DocsFiles
  /** Value of `base_path`: a folder or several. */
  readonly basePath: unknown
  /** Value of `auto_append`: files whose abbreviations are for all pages. */
  readonly autoAppend: unknown
}

/** Name of the rule that writes whole paths of snippets. */
export const SNIPPET_PATHS = 'paths of snippets begin at the folder of the config'
/** Name of the rule that copies abbreviations into pages. */
export const ABBREVIATIONS = 'abbreviations of `auto_append` are in the pages that use them'

/**
 * Creates the rules that are needed: one for snippets that docgen does not find, because they are in a folder of
 * `base_path`, and one for abbreviations that MkDocs appends to all pages.
 */
export function createSnippetRules({ siteDir, files, basePath, autoAppend }: SnippetRequest): readonly ContentRule[] {
  const bases = listFolders(basePath)
  const paths = files.pages.map((page) => posix.join(files.folder, page))
  const exists = (path: string): boolean => existsSync(join(siteDir, path))
  const resolve = (path: string): string | undefined =>
    exists(path) ? undefined : bases.map((base) => posix.join(base, path)).find(exists)
  const isPage = (path: string): boolean => path.startsWith(files.folder === '' ? '' : `${files.folder}/`)
  const appended = [autoAppend].flat().flatMap((name) => {
    if (typeof name !== 'string') return []
    const path = resolve(name) ?? name
    return listAbbreviations(readText(join(siteDir, path), path).text ?? '')
  })
  return [
    ...(bases.length === 0
      ? []
      : [
          {
            name: SNIPPET_PATHS,
            paths,
            rewrite: (file) => (isPage(file.path) ? { ...file, text: rewriteSnippets(file.text, resolve) } : file),
          } satisfies ContentRule,
        ]),
    ...(appended.length === 0
      ? []
      : [
          {
            name: ABBREVIATIONS,
            paths,
            rewrite: (file) => (isPage(file.path) ? { ...file, text: appendUsed(file.text, appended) } : file),
          } satisfies ContentRule,
        ]),
  ]
}

/** Folders of `base_path` besides that of the config. */
function listFolders(value: unknown): readonly string[] {
  return [value]
    .flat()
    .map((each): unknown => (isRecord(each) ? each['path'] : each))
    .filter((each): each is string => typeof each === 'string')
    .map((each) => trimPath(each.replace(/^\$config_dir\/?/, '').replace(/^\.\//, '')))
    .filter((each) => each !== '' && each !== '.' && !each.startsWith('..'))
}

const SNIPPET = /^([ \t]*-+8<-+[ \t]+["'])([^"'\n]+)(["'][ \t]*)$/
const MARKDOWN_INCLUDE = /^([ \t]*\{![ \t]*)([^\s!][^!\n]*)(!(?:lines=[\d -]+)?\}[ \t]*)$/
const MARKER = /^[ \t]*-+8<-+[ \t]*$/
/** The lines or the section after the path of a snippet. */
const PATH = /^([^:]+)(.*)$/s

/** Writes the paths of snippets relative to the folder of the config, both in lines and in blocks between markers. */
function rewriteSnippets(text: string, resolve: (path: string) => string | undefined): string {
  let isBlock = false
  const rewrite = (target: string): string => {
    const [, path = '', rest = ''] = PATH.exec(target) ?? []
    const found = path === '' || /^https?$/.test(path) ? undefined : resolve(trimPath(path.replace(/^\.\//, '')))
    return found === undefined ? target : found + rest
  }
  return text
    .split('\n')
    .map((line) => {
      const end = line.endsWith('\r') ? '\r' : ''
      const content = end === '' ? line : line.slice(0, -1)
      if (MARKER.test(content)) {
        isBlock = !isBlock
        return line
      }
      const [matched, before = '', target = '', after = ''] =
        SNIPPET.exec(content) ?? MARKDOWN_INCLUDE.exec(content) ?? []
      if (matched !== undefined) return before + rewrite(target.trimEnd()) + after + end
      const trimmed = content.trim()
      if (!isBlock || trimmed === '' || trimmed.startsWith(';')) return line
      return content.replace(trimmed, () => rewrite(trimmed)) + end
    })
    .join('\n')
}

const ABBREVIATION = /^ {0,3}\*\[([^\]\n]+)\]:/

interface Abbreviation {
  readonly name: string
  /** Its definition, a line of Markdown. */
  readonly line: string
}

function listAbbreviations(text: string): readonly Abbreviation[] {
  return text.split('\n').flatMap((line) => {
    const name = ABBREVIATION.exec(line)?.[1]
    return name === undefined ? [] : [{ name, line: line.trim() }]
  })
}

/** Appends the definitions of abbreviations that a page uses and does not define. */
function appendUsed(text: string, all: readonly Abbreviation[]): string {
  const defined = new Set(listAbbreviations(text).map(({ name }) => name))
  const plain = blankCode(text)
  const used = all.filter(({ name }) => !defined.has(name) && hasWord(plain, name))
  return used.length === 0 ? text : `${text.trimEnd()}\n\n${used.map(({ line }) => line).join('\n')}\n`
}

function hasWord(text: string, word: string): boolean {
  const isPartOfWord = (character: string): boolean => /\w/.test(character)
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1))
    if (!isPartOfWord(text.charAt(at - 1)) && !isPartOfWord(text.charAt(at + word.length))) return true
  return false
}
