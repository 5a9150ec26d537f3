import { join } from 'node:path'
import type { Outcome } from '@docgen/renderer/contract'
import { hashBytes } from '../cache/hash.js'
import { readFrontMatter } from '../config/read-front-matter.js'
import { readText } from './files/read-text.js'
import { readSource, type SourceRequest, type SourceWithoutIncludes } from './read-source.js'

/** Whether a file is a module that may export a component. */
export function isComponentFile(path: string): boolean {
  return /\.(?:jsx?|tsx)$/i.test(path)
}

/** Front matter of component pages. It hides the title, because the component renders a title itself. */
const FIELDS = '---\nhide_title: true\nhide_table_of_contents: true\nmdx: { format: mdx }\n---\n'

/**
 * Reads a component page as an MDX page that imports the file and renders its default export. The value
 * is `undefined`, with a diagnostic, if the file cannot be read.
 */
export function readComponentPage(request: SourceRequest): Outcome<SourceWithoutIncludes | undefined> {
  const { siteDir, path, version, locale, isBare } = request
  const file = readText(join(siteDir, path), path)
  const { diagnostics } = file
  if (file.text === undefined) return { value: undefined, diagnostics }
  const { frontMatter: fields } = readFrontMatter(FIELDS, path).value
  const frontMatter = isBare ? { ...fields, layout: 'bare' as const } : fields
  const name = path.slice(path.lastIndexOf('/') + 1)
  const module = JSON.stringify(`./${name}`)
  const page = PAGE_PROP.test(file.text)
    ? `<Page {...getPageProps()} />\n\nimport Page from ${module}\nimport getPageProps from '@docusaurus/pageProps'\n`
    : `<Page />\n\nimport Page from ${module}\n`
  // The empty lines put the component at its line in the file, where problems without a position are then reported.
  const text = '\n'.repeat(countLinesBefore(file.text, MAIN_EXPORT)) + page
  const title = findComponentTitle(file.text)
  const source = { path, text, hash: hashBytes(file.hash + text), frontMatter, bodyLine: 1, version, locale }
  return { value: { ...source, ...(title !== undefined && { title }) }, diagnostics }
}

/**
 * Matches the names of the props that Docusaurus passes to pages. A page without any of these names does not run again
 * when the config changes.
 */
const PAGE_PROP = /\b(?:config|location|match|props|route)\b/

const MAIN_EXPORT = /^export default\b|\bas default\b/m

/** Counts the lines before the match of a pattern; 0 if there is none. */
function countLinesBefore(code: string, pattern: RegExp): number {
  return code.slice(0, Math.max(code.search(pattern), 0)).split('\n').length - 1
}

const LAYOUT_TITLE =
  /<Layout\b[^<]*?\stitle=(?:"([^"{]+)"|'([^'{]+)'|\{\s*(?:'([^'\\]+)'|"([^"\\]+)"|`([^`\\$]+)`)\s*\})/
const HEADING = /<(h1|Heading)\b([^<>]*)>([^<>{}]+)<\//g

/**
 * Finds the title in the code: the `title` of `<Layout>`, else the first level-1 heading; `undefined` without either.
 */
export function findComponentTitle(code: string): string | undefined {
  const title = LAYOUT_TITLE.exec(code)
    ?.slice(1)
    .find((text) => text !== undefined)
  if (title !== undefined) return title
  const headings = [...code.matchAll(HEADING)].filter(
    ([, name, props]) => name === 'h1' || / as="h1"/.test(props ?? ''),
  )
  return headings[0]?.[3]?.replace(/\s+/g, ' ').trim()
}

/** Reads a page's file: of a component, or of Markdown. The value is `undefined` if the file cannot be read. */
export function readPage(request: SourceRequest): Outcome<SourceWithoutIncludes | undefined> {
  return isComponentFile(request.path) ? readComponentPage(request) : readSource(request)
}
