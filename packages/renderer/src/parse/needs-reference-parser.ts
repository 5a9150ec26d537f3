/**
 * Colons before anything except a name or the line's end: satteri may parse them as the end of a container directive.
 */
const ODD_FENCE = /:::(?![:\r\n]|[ \t]*(?:[\r\n]|$)|[^\s\p{P}\p{S}])/u

/** Two colons at the start of a line that are not a leaf directive: satteri still lets them end a paragraph. */
const ODD_LEAF = /^[ \t>*+\-\d.)]*::(?!:)(?![^\s\p{P}\p{S}][\w-]*(?:\[[^\]\r\n]*\])?(?:\{[^}\r\n]*\})?[ \t]*$)/mu

/** The closing fence of a directive right below a table: satteri parses it as a row. */
const FENCE_BELOW_TABLE = /\|[ \t]{0,20}\r?\n[ \t>]{0,20}:::/

/** A directive's name can't end in `-` or `_`; satteri accepts such a name. */
const ODD_NAME = /::[\p{L}\p{N}][\w-]*[-_](?![\w-])/u

/** Asterisks between a letter and an underscore open or close emphasis, never both; satteri allows both. */
const ASTERISK_BESIDE_UNDERSCORE = /[^\s\p{P}\p{S}]\*+_|_\*+[^\s\p{P}\p{S}]/u

/** An escaped asterisk before another one counts as punctuation for the latter, but not in satteri. */
const ESCAPED_ASTERISK_BEFORE_ASTERISK = '\\**'

/**
 * An unquoted attribute value that contains a slash, a quote, `=` or a backtick. A slash is valid there; with the other
 * characters, the text is not a tag. satteri gets both cases wrong.
 */
const ODD_ATTRIBUTE_VALUE =
  /<[A-Za-z][^<>="']{0,200}(?:=\s{0,20}(?:"[^"]{0,2000}"|'[^']{0,2000}')[^<>="']{0,200}){0,50}=\s{0,20}(?!["'])[^\s"'<>=`/]{0,200}["'=`/]/

/** White space after a line of three hyphens: it still opens and closes front matter, but not in satteri. */
const ODD_FRONT_MATTER = /^---[ \t]+$/m

/** A top-level fenced code block, up to its closing fence or the end of the source. */
const FENCED_CODE = /^ {0,3}(?:(`{3,})[^`\n]*|(~{3,})(?!~)[^\n]*)$[\s\S]*?(?:^ {0,3}\1\2[`~]*[ \t]*$|$(?![\s\S]))/gm

/**
 * Whether `text` may contain something that satteri is known to parse differently than CommonMark, GFM or the directive
 * syntax. It is a fast check of characters: a false positive only costs time.
 */
export function needsReferenceParser(text: string): boolean {
  // Nothing in a code block matters to the check, and most matches are in code. A Rust string can't contain a lone
  // surrogate.
  return !text.isWellFormed() || (isOdd(text) && isOdd(text.replace(FENCED_CODE, '')))
}

function isOdd(text: string): boolean {
  return (
    (text.includes('::') &&
      (ODD_FENCE.test(text) || ODD_LEAF.test(text) || ODD_NAME.test(text) || FENCE_BELOW_TABLE.test(text))) ||
    ((text.includes('*_') || text.includes('_*')) && ASTERISK_BESIDE_UNDERSCORE.test(text)) ||
    text.includes(ESCAPED_ASTERISK_BEFORE_ASTERISK) ||
    (text.startsWith('---') && ODD_FRONT_MATTER.test(text)) ||
    ODD_ATTRIBUTE_VALUE.test(text)
  )
}
