/** Colons before anything but a name or the line's end: satteri may take them as the end of a container directive. */
const ODD_FENCE = /:::(?![:\r\n]|[ \t]*(?:[\r\n]|$)|[^\s\p{P}\p{S}])/u

/** Two colons at the start of a line, but no leaf directive: satteri still lets them end a paragraph. */
const ODD_LEAF = /^[ \t>*+\-\d.)]*::(?!:)(?![^\s\p{P}\p{S}][\w-]*(?:\[[^\]\r\n]*\])?(?:\{[^}\r\n]*\})?[ \t]*$)/mu

/** A directive's name can't end in `-` or `_`; satteri lets it. */
const ODD_NAME = /::[\p{L}\p{N}][\w-]*[-_](?![\w-])/u

/** Asterisks between a letter and an underscore open or close, never both; satteri lets them do both. */
const STAR_BESIDE_UNDERSCORE = /[^\s\p{P}\p{S}]\*+_|_\*+[^\s\p{P}\p{S}]/u

/** An escaped asterisk before another one counts as punctuation for the latter; for satteri it does not. */
const ESCAPED_STAR_BEFORE_STAR = '\\**'

/**
 * An unquoted attribute value with a slash, a quote, `=` or a backtick in it. With a slash it is a tag, which satteri does
 * not see; with the others it is none, which satteri does not see either.
 */
const ODD_ATTRIBUTE_VALUE =
  /<[A-Za-z][^<>="']{0,200}(?:=\s{0,20}(?:"[^"]{0,2000}"|'[^']{0,2000}')[^<>="']{0,200}){0,50}=\s{0,20}(?!["'])[^\s"'<>=`/]{0,200}["'=`/]/

/** White space behind a line of three hyphens: it still opens and closes front matter, but not for satteri. */
const ODD_FRONT_MATTER = /^---[ \t]+$/m

/** A fenced code block of the document itself, to its end or the document's. */
const FENCED_CODE = /^ {0,3}(?:(`{3,})[^`\n]*|(~{3,})(?!~)[^\n]*)$[\s\S]*?(?:^ {0,3}\1\2[`~]*[ \t]*$|$(?![\s\S]))/gm

/**
 * Whether `text` may contain something that satteri is known to read otherwise than CommonMark, GFM or the directive
 * syntax say. A cheap look at the text alone: it may be wrong, for then nothing but time is lost.
 */
export function needsReferenceParser(text: string): boolean {
  // What is odd in a code block is odd for nobody, and code is where most odd things are.
  // Half a surrogate pair is nothing that a Rust string can hold.
  return !text.isWellFormed() || (isOdd(text) && isOdd(text.replace(FENCED_CODE, '')))
}

function isOdd(text: string): boolean {
  return (
    (text.includes('::') && (ODD_FENCE.test(text) || ODD_LEAF.test(text) || ODD_NAME.test(text))) ||
    ((text.includes('*_') || text.includes('_*')) && STAR_BESIDE_UNDERSCORE.test(text)) ||
    text.includes(ESCAPED_STAR_BEFORE_STAR) ||
    (text.startsWith('---') && ODD_FRONT_MATTER.test(text)) ||
    ODD_ATTRIBUTE_VALUE.test(text)
  )
}
