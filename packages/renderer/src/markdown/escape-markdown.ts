/** The elements around a text, on which the meaning of some characters depends. */
export interface EscapeContext {
  readonly isInTable: boolean
  readonly isInLink: boolean
}

// Fast path: most texts contain none of these.
const SPECIAL = /[\n\t\r\f\\`*_[\]<&~|]| {2}/

/**
 * Text with white space collapsed, and with a backslash before every character that Markdown would interpret.
 * `following` is the first character after the text.
 */
export function escapeMarkdown(raw: string, context: EscapeContext, following = ''): string {
  if (!SPECIAL.test(raw)) return raw
  const text = raw.replace(/[ \n\t\r\f]+/g, ' ')
  return text.replace(/[\\`*_[\]<&~|]/g, (character: string, at: number) =>
    isSpecial(character, text, { at, following, context }) ? `\\${character}` : character,
  )
}

interface CharacterPosition {
  readonly at: number
  readonly following: string
  readonly context: EscapeContext
}

function isSpecial(character: string, text: string, { at, following, context }: CharacterPosition): boolean {
  const { isInTable, isInLink } = context
  const after = text[at + 1] ?? following
  switch (character) {
    case '\\':
      return after === '' || /[!-/:-@[-`{-~]/.test(after)
    case '_':
      return !(isWord(text[at - 1]) && isWord(after))
    // A Markdown page defines no references, so brackets without a URL are text.
    case '[':
      return isInLink || after === '^' || /^\[[ xX]\] /.test(text.slice(at, at + 4))
    case ']':
      return isInLink || /[([:]/.test(after)
    case '<':
      return after === '' || /[a-z/!?]/i.test(after)
    case '&':
      return /^&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/i.test(text.slice(at, at + 40))
    case '~':
      // Strikethrough needs an end, which follows a character that is not a space.
      return text[at - 1] !== undefined && text[at - 1] !== ' '
    case '|':
      return isInTable
    default:
      return true
  }
}

function isWord(character: string | undefined): boolean {
  return character !== undefined && /[\p{L}\p{N}]/u.test(character)
}

/** Escapes the starts of a paragraph's lines that would begin another construct. */
export function escapeLineStarts(paragraph: string): string {
  if (!paragraph.includes('\n')) return escapeLineStart(paragraph)
  return paragraph.split('\n').map(escapeLineStart).join('\n')
}

function escapeLineStart(line: string): string {
  const first = line.charCodeAt(0)
  // Fast path: letters.
  if (first > 64 && first !== 126) return line
  if (/^(?:#{1,6}(?:\s|$)|>|[-+](?:\s|$)|:::|~~~|=+$|-+$)/.test(line)) return `\\${line}`
  const number = /^\d{1,9}(?=[.)](?:\s|$))/.exec(line)?.[0]
  return number === undefined ? line : `${number}\\${line.slice(number.length)}`
}
