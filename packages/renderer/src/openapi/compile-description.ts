import type { Content, ThemeComponents } from '../contract/index.js'
import { escapeHtml } from '../html/escape-html.js'
import { compileMarkdown } from '../markdown/compile-markdown.js'
import type { MarkdownOptions } from '../markdown/markdown-options.js'

/** Compiles the Markdown of a description, synchronously if it is cached or plain text. Never trusts raw HTML. */
export type CompileDescription = (markdown: string) => Content | Promise<Content>

// One line without any character that Markdown could interpret, as in most descriptions of properties.
const PLAIN = /^[\p{L}\p{N}(][\p{L}\p{N} .,;()/'?%+-]*$/u
// Lines of these characters that Markdown would interpret: a numbered list or a URL.
const LIKE_MARKDOWN = /^\d+[.)]|www\.|:\w|\s$/
/** Maximum number of cached descriptions. */
const MAX_REMEMBERED = 5000

/**
 * Creates the compiler of a site's descriptions. It caches by text, because shared schemas repeat texts on many pages.
 */
export function createDescriptionCompiler(options: MarkdownOptions, components: ThemeComponents): CompileDescription {
  const contentByText = new Map<string, Content>()
  const remember = (text: string, content: Content): Content => {
    if (contentByText.size >= MAX_REMEMBERED) contentByText.clear()
    contentByText.set(text, content)
    return content
  }
  // OpenAPI descriptions are CommonMark, even if the site's pages are MDX: braces and `<br>` in them are not code.
  const strict: MarkdownOptions = { ...options, format: 'md', trustHtml: false, refusesStyles: true, placeholders: {} }
  return (markdown) => {
    const text = markdown.trim()
    const remembered = contentByText.get(text)
    if (remembered) return remembered
    if (isPlain(text)) return remember(text, plainContent(text))
    const source = { path: 'description', text: protectHyphens(demoteTitles(text)), includes: {} }
    return compileMarkdown(source, strict, components).then((content) => remember(text, content))
  }
}

function isPlain(text: string): boolean {
  return PLAIN.test(text) && !LIKE_MARKDOWN.test(text)
}

function plainContent(text: string): Content {
  return {
    parts: [`<p>${escapeHtml(text)}</p>`],
    holes: [],
    description: text.length <= 200 ? text : `${text.slice(0, 200).replace(/(?<!\s)\s+\S*$/, '')}…`,
    toc: [],
    links: [],
    anchors: [],
    sections: [{ id: '', title: '', level: 1, text }],
    diagnostics: [],
  }
}

/** Converts headings of level 1 to level 2, because the page already has a title. */
function demoteTitles(text: string): string {
  if (!/^ {0,3}(?:#\s|=+[^\S\n]*$|<h1\b)/im.test(text)) return text
  let fence = ''
  let before = ''
  return text
    .split('\n')
    .map((line) => {
      const [, mark = ''] = /^\s{0,3}(`{3,}|~{3,})/.exec(line) ?? []
      if (fence === '' && mark !== '') fence = mark
      else if (fence !== '' && mark.startsWith(fence)) fence = ''
      const isBelowText = before.trim() !== ''
      before = line
      return fence === '' ? demoteTitle(line, isBelowText) : line
    })
    .join('\n')
}

/** Demotes a heading in a line outside of code blocks. */
function demoteTitle(line: string, isBelowText: boolean): string {
  if (isBelowText && /^ {0,3}=+\s*$/.test(line)) return line.replaceAll('=', '-')
  return line.replace(/^( {0,3})#(?=\s)/, '$1##').replace(/^( {0,3})<h1\b([^>]*>.*)<\/h1>/i, '$1<h2$2</h2>')
}

/** Inserts an empty line before hyphens at the start, because Markdown would read them as the start of front matter. */
function protectHyphens(text: string): string {
  return text.startsWith('---') ? `\n${text}` : text
}
