/** A line of a file that begins or ends a region. */
export interface RegionMarker {
  readonly isEnd: boolean
  /** Empty for an end that closes the innermost region. */
  readonly name: string
  /**
   * True for `#region`: these regions nest as editors fold them, whatever the text after `#endregion` is. Other regions
   * may overlap, and their ends name them.
   */
  readonly isNested: boolean
}

/** The characters that start a comment, in any language. */
const COMMENT = /^(?:\{?\/\*{1,2}!?|\/\/[/!]?|<!--|\{-|\(\*|--+|#{1,3}|;{1,3}|%{1,3}|::|REM\b|!|"\/\/)?[ \t]*/i
/** `#region name`, `#endregion`, `#pragma region name` and `#End Region`, as editors fold them. */
const REGION = /^#?(?:pragma[ \t]+)?(end[ \t]?)?region\b(.*)$/i
/** `[start:name]` and `[end:name]`, as in MkDocs, where `--8<-- ` precedes them, and `[START name]` of Google's samples. */
const BRACKETS = /^(?:-*8<-+[ \t]*)?\[(start|end)(?::[ \t]*|[ \t]+)([\w.-]+)\]/i
/** `ANCHOR: name` and `ANCHOR_END: name`, as in mdBook. */
const ANCHOR = /^ANCHOR(_END)?:[ \t]*([\w.-]+)/
/** `tag::name[]` and `end::name[]`, as in Asciidoctor. */
const TAG = /^(tag|end)::([\w.-]+)\[\]/
/** What closes a comment or an entry of JSON after the name of a region. */
const COMMENT_END = /(?:\*\/\}?|-->|-\}|\*\)|"[ \t]*:[ \t]*".{0,9})[ \t]*$/

const FIRST_LETTER = /^[\p{L}\p{N}_]/u

/** Longest line that is searched for a marker. */
const MAX_LENGTH = 300

/** Reads a line that consists of a comment that begins or ends a region; `undefined` for any other line. */
export function readRegionMarker(line: string): RegionMarker | undefined {
  const text = line.trim()
  if (text === '' || text.length > MAX_LENGTH) return undefined
  const comment = COMMENT.exec(text)?.[0] ?? ''
  // `#region` is no comment, but begins with the same character as the comments of other languages.
  const rest = text.slice(comment.length)
  const region = REGION.exec(rest)
  if (region && comment !== '') {
    const name = nameOf(region[2] ?? '')
    // A comment that contains code, such as `region := "eu"`, begins no region.
    return name === '' || FIRST_LETTER.test(name) ? { isEnd: region[1] !== undefined, name, isNested: true } : undefined
  }
  const [, brackets, bracketName = ''] = BRACKETS.exec(rest) ?? BRACKETS.exec(text) ?? []
  if (brackets !== undefined) return { isEnd: brackets.toLowerCase() === 'end', name: bracketName, isNested: false }
  if (comment === '') return undefined
  const anchor = ANCHOR.exec(rest)
  if (anchor) return { isEnd: anchor[1] !== undefined, name: anchor[2] ?? '', isNested: false }
  const [, tag, tagName = ''] = TAG.exec(rest) ?? []
  return tag === undefined ? undefined : { isEnd: tag === 'end', name: tagName, isNested: false }
}

function nameOf(text: string): string {
  return text
    .replace(COMMENT_END, '')
    .trim()
    .replace(/^:?\s*["']?/, '')
    .replace(/["']$/, '')
}

/** Whether a region's name, which may be several words, is the wanted one: all of it, or its first word. */
export function hasName({ name }: RegionMarker, wanted: string): boolean {
  return name === wanted || name.split(/\s/, 1)[0] === wanted
}
