import { decodePath } from '../../read/files/decode-path.js'
import { type AgentProblem, SIZES } from './agent-problem.js'

/** An `llms.txt`, or a part of it such as `llms/guides.txt`. */
export interface AgentList {
  /** Path in the output folder. */
  readonly file: string
  readonly text: string
}

/** The pages and files that lists can link to. */
export interface ListedSite {
  /** Protocol and host, without slash at the end. */
  readonly url: string
  readonly baseUrl: string
  readonly pages: readonly ListedPage[]
  /** Paths in the output folder of all files except the Markdown of pages. */
  readonly files: ReadonlySet<string>
}

interface ListedPage {
  readonly route: string
  /** Output file and URL of its Markdown. */
  readonly file: string
  readonly href: string
  /** URL of its HTML. */
  readonly pageHref: string
  /** Whether a list has to contain the page. */
  readonly isListed: boolean
}

/** Shares of the pages: the gate reports a warning or an error if the lists contain fewer. */
const COVERAGE = { warning: 0.95, error: 0.8 }

const SHAPE = 'Begin with a heading (#) and a summary (>), and list links below headings (##)'

/** Problems of the lists: their shape, size and links, and missing pages. */
export function findListProblems(
  lists: readonly AgentList[],
  site: ListedSite,
): readonly (AgentProblem & { readonly file: string })[] {
  if (!lists.some(({ file }) => file === 'llms.txt')) {
    const hint = 'Remove the plugin or static file that replaces it'
    return [{ rule: 'llms-txt-exists', severity: 'error', file: 'llms.txt', message: 'no llms.txt', hint }]
  }
  const found = lists.flatMap((list) =>
    [...findShapeProblems(list.text), ...findLinkProblems(list.text, site)].map((each) => ({
      ...each,
      file: list.file,
    })),
  )
  const hrefs = new Set(lists.flatMap(({ text }) => listHrefs(text).map(({ href }) => toPath(href, site))))
  const pages = site.pages.filter(({ isListed }) => isListed)
  const missing = pages.filter(({ href, pageHref }) => !hrefs.has(decodePath(href)) && !hrefs.has(decodePath(pageHref)))
  const share = pages.length === 0 ? 1 : 1 - missing.length / pages.length
  if (share >= COVERAGE.warning) return found
  const names = missing.slice(0, 3).map(({ route }) => route)
  return [
    ...found,
    {
      rule: 'llms-txt-coverage',
      severity: share < COVERAGE.error ? 'error' : 'warning',
      file: 'llms.txt',
      message: `${missing.length} of ${pages.length} pages are not listed, such as ${names.join(', ')}`,
      hint: 'List them, or remove your llms.txt, so that docgen writes it',
    },
  ]
}

function findShapeProblems(text: string): readonly AgentProblem[] {
  const lines = text.split(/\r?\n/)
  const missing = [
    !lines.find((line) => line.trim() !== '')?.startsWith('# ') && 'a heading as its first line',
    !lines.some((line) => line.startsWith('> ')) && 'a summary',
    lines.filter((line) => /^#{1,6}\s/.test(line)).length < 2 && 'sections',
    listHrefs(text).length === 0 && 'links',
  ].filter((each) => each !== false)
  const problems: AgentProblem[] = []
  if (missing.length > 0)
    problems.push({
      rule: 'llms-txt-valid',
      severity: missing.includes('links') ? 'error' : 'warning',
      message: `the list lacks ${missing.join(', ')}`,
      hint: SHAPE,
    })
  if (text.length > SIZES.warning)
    problems.push({
      rule: 'llms-txt-size',
      severity: text.length > SIZES.error ? 'error' : 'warning',
      message: `the list has ${text.length} characters; agents cut it at ${SIZES.warning}`,
      hint: 'Split it: link to one list per section',
    })
  return problems
}

function findLinkProblems(text: string, site: ListedSite): readonly AgentProblem[] {
  const { pages, files, baseUrl } = site
  const markdown = new Set(pages.map(({ href }) => decodePath(href)))
  const byPage = new Map(pages.map(({ pageHref, href }) => [decodePath(pageHref), href]))
  return listHrefs(text).flatMap(({ href, line }): AgentProblem[] => {
    const path = toPath(href, site)
    if (path === undefined || markdown.has(path)) return []
    const markdownHref = byPage.get(path)
    if (markdownHref !== undefined) {
      const [rule, hint] = ['llms-txt-links-markdown', `Link to its Markdown: ${site.url}${markdownHref}`] as const
      return [{ rule, severity: 'warning', line, message: `${href} is a page in HTML`, hint }]
    }
    const file = path.startsWith(baseUrl) ? path.slice(baseUrl.length) : undefined
    if (file !== undefined && [file, `${file}.html`, `${file}/index.html`].some((each) => files.has(each))) return []
    const [rule, hint] = ['llms-txt-links-resolve', 'Correct or remove the link'] as const
    return [{ rule, severity: 'error', line, message: `the site has no ${href}`, hint }]
  })
}

/** Destinations in Markdown: `](URL)`, with at most one pair of parentheses inside, and `<URL>`. */
const LINK = /\]\(<?([^\s()<>]*(?:\([^\s()<>]*\)[^\s()<>]*)?)|<(https?:[^\s<>]+)>/g

function listHrefs(text: string): readonly { readonly href: string; readonly line: number }[] {
  return text
    .split(/\r?\n/)
    .flatMap((content, index) =>
      [...content.matchAll(LINK)].map(([, target, bare = '']) => ({ href: target ?? bare, line: index + 1 })),
    )
}

/** The decoded path of a URL of the site, without query and fragment; undefined for other origins and invalid URLs. */
function toPath(href: string, { url, baseUrl }: ListedSite): string | undefined {
  if (!URL.canParse(href, `${url}${baseUrl}`)) return undefined
  const target = new URL(href, `${url}${baseUrl}`)
  return target.origin === new URL(url).origin ? decodePath(target.pathname) : undefined
}
