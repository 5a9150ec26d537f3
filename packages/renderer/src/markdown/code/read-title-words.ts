import type { Code } from 'mdast'

/** Settings of code blocks in docgen and other tools, which are not part of a title. */
const SETTINGS: ReadonlySet<string> = new Set([
  'collapse',
  'copy',
  'dedent',
  'expandable',
  'frame',
  'lines',
  'live',
  'npm2yarn',
  'showLineNumbers',
  'twoslash',
  'wrap',
])

/** A setting with a value, a list of lines, or a word. */
const PART = /[\w-]+=(?:"[^"]*"|'[^']*'|\{[^{}]*\}|\S+)|\{[^{}]*\}|\S+/g

/** The meta of a fence, split into its title and its settings. */
export interface TitleWords {
  /** The words that are not settings; `undefined` if there are none. */
  readonly title: string | undefined
  readonly settings: string
}

/** Reads a title that is not the value of `title`, as in Mintlify: the words of a fence's meta that are not settings. */
export function readTitleWords(meta: string): TitleWords {
  const parts = meta.match(PART) ?? []
  const isSetting = (part: string): boolean => SETTINGS.has(part) || /^(?:[\w-]+=|\{)/.test(part)
  return {
    title: parts.filter((part) => !isSetting(part)).join(' ') || undefined,
    settings: parts.filter(isSetting).join(' '),
  }
}

/** Writes the title of a code block as docgen does: in Mintlify, words after its language are its title. */
export function titleCode(node: Code): Code {
  const { title, settings } = readTitleWords(node.meta ?? '')
  const meta = settings.replace(/(^|\s)lines(?=\s|$)/, '$1showLineNumbers')
  return { ...node, meta: title === undefined ? meta : `title=${JSON.stringify(title)} ${meta}`.trim() }
}
