import { fenceFor } from './convert-inline.js'
import { type HtmlElement, type HtmlNode, hasClass, plainText, textOfHtml } from './parse-html.js'

/** A `pre` as a code fence; its title, if it has one, is behind its language. */
export function convertCodeBlock({ raw = '' }: HtmlElement, title = ''): readonly string[] {
  const written = textOfHtml(raw).replace(/\n$/, '')
  if (written.trim() === '') return title === '' ? [] : [title]
  const language = /^\s*<code class="(?:[^" ]+ )*?language-([^" ]+)/.exec(raw)?.[1] ?? ''
  const changes = language === 'diff' ? undefined : markChanges(raw, written)
  const code = changes ?? written.replace(/^\n/, '')
  const name = changes !== undefined ? 'diff' : language === 'text' ? '' : language
  // A title has no line endings, and backticks would end the opening line.
  const meta = title === '' ? '' : ` title="${title.replace(/[\n`"]/g, "'")}"`
  const fence = fenceFor(code, 3)
  return [`${fence}${name || (meta && 'text')}${meta}\n${code}\n${fence}`]
}

/** The lines of code with the signs of a diff; `undefined` if none is marked as added or removed. */
function markChanges(raw: string, code: string): string | undefined {
  if (!raw.includes('added') && !raw.includes('removed')) return undefined
  if (!/class="[^"]*\b(?:added|removed)\b/.test(raw)) return undefined
  const html = raw.split('\n')
  return code
    .split('\n')
    .map((line, index) => {
      const names = /^\s*(?:<\/span>|<code[^<>]*>)*<span class="([^"]*)"/.exec(html[index] ?? '')?.[1]?.split(' ') ?? []
      return `${names.includes('added') ? '+' : names.includes('removed') ? '-' : ' '}${line}`
    })
    .join('\n')
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

/** Method and URL of an API operation as the first line of a request. */
export function convertEndpoint({ children }: HtmlElement): readonly string[] {
  let method = ''
  let url = ''
  for (const child of children) {
    if (typeof child === 'string') continue
    if (hasClass(child, 'method')) method = plainText(child.children).toUpperCase()
    else if (child.raw !== undefined) url = textOfHtml(child.raw).trim()
  }
  return url === '' ? [] : [`\`\`\`http\n${method} ${url}\n\`\`\``]
}
