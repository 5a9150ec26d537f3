import { unescapeHtml } from '@docgen/renderer/contract'
import { isExternalUrl } from '../../config/is-external-url.js'
import { listFences, maskCode } from '../text/mask-code.js'
import { type AgentProblem, SIZES } from './agent-problem.js'

/** A page as agents receive it. */
export interface AgentPage {
  readonly html: string
  /** Its Markdown. */
  readonly markdown: string
  /** URL path of the `llms.txt` that lists the page. */
  readonly listHref: string
  /** Whether a static file replaces the Markdown that docgen writes. */
  readonly isReplaced: boolean
}

/** Sizes in bytes: the gate reports a warning or an error for larger HTML, because agents refuse to load it. */
const TRANSFER = { warning: 1_000_000, error: 10_000_000 }

/** Shares of the texts of a page: the gate reports a warning or an error if its Markdown lacks more. */
const PARITY = { warning: 0.05, error: 0.2 }

/** Problems that agents have with a page. */
export function findPageProblems({ html, markdown, listHref, isReplaced }: AgentPage): readonly AgentProblem[] {
  const problems: AgentProblem[] = []
  const add = (rule: AgentProblem['rule'], severity: AgentProblem['severity'], message: string, hint: string): void => {
    problems.push({ rule, severity, message, hint })
  }
  if (markdown.length > SIZES.warning)
    add(
      'page-size-markdown',
      markdown.length > SIZES.error ? 'error' : 'warning',
      `the Markdown has ${markdown.length} characters; agents cut it at ${SIZES.warning}`,
      'Split the page, or shorten it',
    )
  // A character has at most four bytes.
  const size = html.length * 4 > TRANSFER.warning ? Buffer.byteLength(html) : 0
  if (size > TRANSFER.warning)
    add(
      'page-size-transfer',
      size > TRANSFER.error ? 'error' : 'warning',
      `the HTML has ${size} bytes; agents refuse more than ${TRANSFER.warning}`,
      'Split the page, or shorten it',
    )
  const body = html.indexOf('<body')
  const at = html.indexOf(`href="${listHref}"`, body)
  const hint = `Add a link to ${listHref}`
  if (at === -1) add('llms-txt-directive-html', 'warning', 'the content has no link to llms.txt', hint)
  if (!markdown.slice(0, Math.max(1000, markdown.length / 2)).includes('/llms.txt'))
    add('llms-txt-directive-md', 'warning', 'the Markdown does not name llms.txt at its start', hint)
  if (isReplaced) problems.push(...findMarkdownProblems(html, markdown))
  return html.includes('class="tab-panel"') ? [...problems, ...findRepeatedHeadings(html)] : problems
}

/** Problems that Markdown written by docgen never has. */
function findMarkdownProblems(html: string, markdown: string): readonly AgentProblem[] {
  const problems: AgentProblem[] = []
  for (const { line, isClosed } of listFences(markdown))
    if (!isClosed)
      problems.push({
        rule: 'markdown-code-fence-validity',
        severity: 'error',
        line,
        message: 'the code block that starts here is never closed',
        hint: 'Add its closing line',
      })
  for (const [index, content] of maskCode(markdown).split(/\r?\n/).entries())
    for (const [, href = ''] of content.matchAll(/\]\(<?([^\s()<>]+)/g))
      if (!isExternalUrl(href) && !href.startsWith('#'))
        problems.push({
          rule: 'markdown-link-portability',
          severity: href.startsWith('/') ? 'warning' : 'error',
          line: index + 1,
          message: `${href} is relative`,
          hint: 'Write the whole URL: agents often lose the URL of the page',
        })
  const segments = listSegments(html)
  const plain = keepLetters(markdown)
  const missing = segments.filter((segment) => !plain.includes(segment))
  const share = segments.length === 0 ? 0 : missing.length / segments.length
  if (share > PARITY.warning)
    problems.push({
      rule: 'markdown-content-parity',
      severity: share > PARITY.error ? 'error' : 'warning',
      message: `${missing.length} of ${segments.length} texts of the page ${missing.length === 1 ? 'is' : 'are'} missing from its Markdown`,
      hint: 'Add them, or remove your file, so that docgen writes the Markdown',
    })
  return problems
}

/** The texts of a page's content that are long enough to compare, reduced to letters and digits. */
function listSegments(html: string): readonly string[] {
  const start = html.indexOf('<article')
  const end = html.lastIndexOf('</article>')
  const content = start === -1 || end === -1 ? '' : html.slice(start, end)
  return NO_CONTENT.reduce(removeElement, content)
    .split(/<\/?(?:p|li|td|th|h[1-6]|pre|div|dd|dt|blockquote|summary)(?=[\s>])/)
    .map((part) => keepLetters(unescapeHtml(removeTags(`<${part}`))))
    .filter((text) => text.length >= MIN_SEGMENT)
}

const MIN_SEGMENT = 20

/** Elements of the layout, which Markdown omits. */
const NO_CONTENT = ['nav', 'header', 'footer', 'aside']

function removeElement(html: string, tag: string): string {
  const [first = '', ...parts] = html.split(`<${tag} `)
  return first + parts.map((part) => part.slice(part.indexOf(`</${tag}>`) + 1)).join(' ')
}

function removeTags(html: string): string {
  return html.replace(/<[^<>]*>/g, ' ')
}

/** The letters and digits of a text: everything else can differ between HTML and Markdown. */
function keepLetters(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, '')
}

/** Reports tabs if at least half of their headings repeat: an agent sees no tab labels, so it can't tell them apart. */
function findRepeatedHeadings(html: string): readonly AgentProblem[] {
  const counts = new Map<string, number>()
  for (const panel of html.split('class="tab-panel"').slice(1)) {
    // The last panel ends with the content, or before the next group.
    const [inside = ''] = panel.split(/class="tabs[" ]|<\/article>/, 1)
    const headings = inside.split(/<h[2-6](?=[\s>])/).slice(1)
    const titles = headings.map((heading) => readTitle(`<${heading.slice(0, heading.indexOf('</h'))}`))
    for (const title of new Set(titles)) counts.set(title, (counts.get(title) ?? 0) + 1)
  }
  const repeated = [...counts].filter(([, count]) => count > 1).map(([title]) => title)
  if (counts.size === 0 || repeated.length / counts.size < 0.5) return []
  return [
    {
      rule: 'section-header-quality',
      severity: 'warning',
      message: `several tabs have the heading ${JSON.stringify(repeated[0])}`,
      hint: 'Name what the tab is about in the heading',
    },
  ]
}

/** The text of a heading, without the `#` of its link. */
function readTitle(html: string): string {
  return unescapeHtml(removeTags(html))
    .split(/[#\s\u200b]+/)
    .join(' ')
    .trim()
}
