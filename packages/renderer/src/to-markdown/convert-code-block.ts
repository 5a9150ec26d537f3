import { type HtmlElement, type HtmlNode, hasClass, plainText, textOfHtml } from './html-element.js'
import { fenceFor } from './inline-delimiters.js'

/** A `pre` as a code fence; its title, if it has one, follows its language. */
export function convertCodeBlock({ raw = '' }: HtmlElement, title = ''): readonly string[] {
  const written = textOfHtml(raw).replace(/\n$/, '')
  if (written.trim() === '') return title === '' ? [] : [title]
  const language = /^\s*<code class="(?:[^" ]+ )*?language-([^" ]+)/.exec(raw)?.[1] ?? ''
  const classes = language === 'diff' ? undefined : listLineClasses(raw)
  const changes = classes && markChanges(classes, written)
  const code = changes ?? written.replace(/^\n/, '')
  const name = changes !== undefined ? 'diff' : language === 'text' ? '' : language
  const marks = classes && changes === undefined ? describeMarks(classes) : ''
  // A title has no line endings, and backticks would end the opening line.
  const meta = (title === '' ? '' : ` title="${title.replace(/[\n`"]/g, "'")}"`) + marks
  const fence = fenceFor(code, 3)
  return [`${fence}${name || (meta && 'text')}${meta}\n${code}\n${fence}`]
}

const MARKS = ['added', 'removed', 'highlighted', 'focused', 'error', 'warning']

/** The classes of each line of code; `undefined` if none is marked. */
function listLineClasses(raw: string): readonly (readonly string[])[] | undefined {
  if (!MARKS.some((name) => raw.includes(name))) return undefined
  const lines = raw
    .split('\n')
    .map((html) => /^\s*(?:<\/span>|<code[^<>]*>)*<span(?: [^<>]*)? class="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [])
  return lines.some((names) => names.some((name) => MARKS.includes(name))) ? lines : undefined
}

/** The lines of code with the signs of a diff; `undefined` if none is added or removed. */
function markChanges(classes: readonly (readonly string[])[], code: string): string | undefined {
  const signs = classes.map((names) => (names.includes('added') ? '+' : names.includes('removed') ? '-' : ' '))
  if (signs.every((sign) => sign === ' ')) return undefined
  return code
    .split('\n')
    .map((line, index) => `${signs[index] ?? ' '}${line}`)
    .join('\n')
}

/** The numbers of marked lines, as a fence in docgen's Markdown has them, and of lines with errors and warnings. */
function describeMarks(classes: readonly (readonly string[])[]): string {
  const linesOf = (...names: readonly string[]): string =>
    joinLines(classes.flatMap((marks, index) => (marks.some((name) => names.includes(name)) ? [index + 1] : [])))
  const [highlighted, errors, warnings] = [linesOf('highlighted', 'focused'), linesOf('error'), linesOf('warning')]
  return (
    (highlighted && ` {${highlighted}}`) + (errors && ` error={${errors}}`) + (warnings && ` warning={${warnings}}`)
  )
}

/** Line numbers as a fence has them: `1,3-5`. */
function joinLines(lines: readonly number[]): string {
  const starts = lines.filter((line, index) => lines[index - 1] !== line - 1)
  const ends = lines.filter((line, index) => lines[index + 1] !== line + 1)
  return starts.map((start, index) => (start === ends[index] ? `${start}` : `${start}-${ends[index]}`)).join(',')
}

/** The frame of the theme around a block of code: a title, and the code. */
export function convertCodeFrame({ children }: HtmlElement): readonly string[] {
  let title = ''
  const blocks: string[] = []
  for (const child of children) {
    if (typeof child === 'string') continue
    if (child.tag === 'figcaption') title = plainText(titleNodes(child)).trim()
    else if (child.tag === 'pre') blocks.push(...convertCodeBlock(child, title))
  }
  return blocks
}

/** The title of a block of code, without the name of its language. */
export function titleNodes({ children }: HtmlElement): readonly HtmlNode[] {
  return children.filter((node) => typeof node === 'string' || node.tag !== 'small')
}

/** Method and URL of an API operation as the first line of a request; a webhook begins with the word for an event. */
export function convertEndpoint({ children }: HtmlElement): readonly string[] {
  const words: string[] = []
  let url = ''
  for (const child of children) {
    if (typeof child === 'string') continue
    if (hasClass(child, 'method')) words.push(plainText(child.children).toUpperCase())
    else if (child.raw !== undefined) url = textOfHtml(child.raw).trim()
  }
  // The actions of AsyncAPI are no methods of HTTP.
  const language = /^(?:SEND|RECEIVE|CHANNEL)$/.test(words.at(-1) ?? '') ? '' : 'http'
  return url === '' ? [] : [`\`\`\`${language}\n${[...words, url].join(' ')}\n\`\`\``]
}
