import { LANGUAGE_MODULES } from '../../highlight/language-modules.js'
import type { LineSelection } from './select-lines.js'

/** Where the code of a block comes from. */
export interface CodeSource extends LineSelection {
  /** As written, relative to the file that includes it. */
  readonly file: string
  /** Git revision, such as `v1.2`: the block shows what changed since. */
  readonly since?: string
  /** Whether the white space that all lines start with is kept. */
  readonly keepsIndent: boolean
}

/** A code block that shows code of a file, as its author has written it. */
export interface CodeReference {
  readonly source: CodeSource
  readonly lang: string
  readonly meta: string
}

/** Words about the source of the code. All other words of a fence change how the block looks. */
const SOURCE_WORDS = ['file', 'lines', 'region', 'dedent', 'since'] as const
type SourceWord = (typeof SOURCE_WORDS)[number]

/** The other attributes of `::code`: words of a code block, and its language. */
const BLOCK_WORDS = ['title', 'highlight', 'focus', 'showLineNumbers', 'wrap', 'collapse', 'npm2yarn', 'twoslash']
/** All attributes of `::code`. */
export const CODE_ATTRIBUTES: readonly string[] = [...SOURCE_WORDS, 'lang', ...BLOCK_WORDS]

type Attributes = Readonly<Record<string, string | null | undefined>>

/** Reads `::code{file="a.ts" region="main"}`, and `::include` with `code`; `undefined` without a file. */
export function readCodeAttributes(attributes: Attributes): CodeReference | undefined {
  const source = toSource(attributes)
  if (!source) return undefined
  const { code, lang } = attributes
  if (code !== undefined && code !== null) {
    const [first = '', ...meta] = code.trim().split(/\s+/)
    return { source, lang: first, meta: meta.join(' ') }
  }
  const words = BLOCK_WORDS.flatMap((name) => {
    const value = attributes[name]
    if (value === undefined || value === null) return []
    return value === '' ? [name] : [`${name}="${value.replace(/["\\]/g, '\\$&')}"`]
  })
  return { source, lang: lang || languageOfFile(source.file), meta: words.join(' ') }
}

const WORD = /(?:^|\s)(file|lines|region|since|dedent)(?:=(?:"([^"]*)"|'([^']*)'|\{([^{}]*)\}|([^\s"'{}]+)))?(?=\s|$)/g

/** Reads the words of a fence about the source of its code; `undefined` if none names a file. */
export function readCodeWords(meta: string): CodeSource | undefined {
  if (!meta.includes('file=')) return undefined
  const found: Partial<Record<SourceWord, string>> = {}
  for (const [, name, double, single, braced, bare] of meta.matchAll(WORD))
    found[name as SourceWord] = double ?? single ?? braced ?? bare ?? ''
  return toSource(found)
}

function toSource(attributes: Partial<Record<SourceWord, string | null | undefined>>): CodeSource | undefined {
  const { file, lines, region, dedent, since } = attributes
  if (!file) return undefined
  return {
    file,
    keepsIndent: dedent === 'false',
    ...(lines && { lines }),
    ...(region && { region }),
    ...(since && { since }),
  }
}

/** Returns the language of a file by its extension or name; empty if docgen has no grammar for it. */
function languageOfFile(file: string): string {
  const name = file.slice(file.lastIndexOf('/') + 1).toLowerCase()
  const extension = name.slice(name.lastIndexOf('.') + 1)
  return LANGUAGE_MODULES.has(extension) ? extension : ''
}
