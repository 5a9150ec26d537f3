import { listTargets } from './anchors.js'
import { convertBlocks } from './convert-blocks.js'
import { convertLine } from './convert-inline.js'
import { createMarkdownContext, type PageLocation } from './markdown-context.js'
import { parseHtml } from './parse-html.js'

/** A value in front matter. */
type Fact = string | Readonly<Record<string, string | undefined>>

/** The data of a page for its Markdown. */
export interface MarkdownPageInput extends PageLocation {
  /** Inline HTML of the title above the content; absent if the page has no title there. */
  readonly headingHtml?: string | undefined
  readonly headingId?: string | undefined
  /** HTML of a notice above the title. */
  readonly noticeHtml?: string | undefined
  /** HTML of its content, holes filled. */
  readonly html: string
  /** Fields of the front matter, in order. Fields without a value are omitted. */
  readonly facts: Readonly<Record<string, Fact | readonly Fact[] | undefined>>
  /** Absolute URL of the list of all pages; absent if the site has no such list. */
  readonly indexUrl?: string | undefined
}

/** A page as GitHub-flavored Markdown: front matter, title and content. URLs of links and images are absolute. */
export function createMarkdownPage({
  headingHtml,
  headingId,
  noticeHtml = '',
  html,
  facts,
  indexUrl,
  origin,
  href,
}: MarkdownPageInput): string {
  const { children: content, hasFragmentLinks } = parseHtml(html)
  const targets = hasFragmentLinks ? listTargets(content) : new Set<string>()
  const context = createMarkdownContext({ origin, href }, convertBlocks, targets)
  const heading = headingHtml === undefined ? '' : convertLine(parseHtml(headingHtml).children, context)
  const target = headingId === undefined ? '' : `<a id="${headingId}"></a> `
  const blocks = [
    ...(indexUrl === undefined ? [] : [`> For AI agents: all pages of this documentation are listed in <${indexUrl}>`]),
    ...convertBlocks(parseHtml(noticeHtml).children, context),
    ...(heading === '' ? [] : [`# ${target}${heading}`]),
    ...convertBlocks(content, context),
  ]
  return `${frontMatter(facts)}${blocks.join('\n\n')}\n`
}

/** Writes front matter with values in JSON, which is also YAML, and needs no rules about quotes. */
function frontMatter(facts: MarkdownPageInput['facts']): string {
  let yaml = '---\n'
  for (const name in facts) {
    const value = facts[name]
    if (value !== undefined) yaml += `${name}: ${JSON.stringify(value)}\n`
  }
  return `${yaml}---\n\n`
}
