import { join } from 'node:path'
import type { Outcome } from '@docgen/renderer/contract'
import { hashBytes } from '../cache/hash.js'
import { readFrontMatter } from '../config/read-front-matter.js'
import type { SourceRequest, SourceWithoutIncludes } from './read-source.js'
import { readText } from './read-text.js'

/** Whether a file is a module that may export a component. */
export function isComponentFile(path: string): boolean {
  return /\.(?:jsx?|tsx)$/i.test(path)
}

/** What the component brings itself: its headings, and all that stands in it. */
const FIELDS = '---\nhide_title: true\nhide_table_of_contents: true\nmdx: { format: mdx }\n---\n'

/**
 * Reads a page that is a component: to all that follows it is a document of MDX that imports the file and shows what that
 * exports by default. Undefined, with a diagnostic, where it can't be read.
 */
export function readComponentPage(request: SourceRequest): Outcome<SourceWithoutIncludes | undefined> {
  const { siteDir, path, version, locale } = request
  const file = readText(join(siteDir, path), path)
  const { diagnostics } = file
  if (file.text === undefined) return { value: undefined, diagnostics }
  const { frontMatter } = readFrontMatter(FIELDS, path).value
  const name = path.slice(path.lastIndexOf('/') + 1)
  // The use first: what is wrong with the page is wrong on its first line.
  const module = JSON.stringify(`./${name}`)
  const text = TAKES_PROPS.test(file.text)
    ? `<Page {...givePageProps()} />\n\nimport Page from ${module}\nimport givePageProps from '@docusaurus/pageProps'\n`
    : `<Page />\n\nimport Page from ${module}\n`
  const title = findComponentTitle(file.text)
  const source = { path, text, hash: hashBytes(file.hash + text), frontMatter, bodyLine: 1, version, locale }
  return { value: { ...source, ...(title !== undefined && { title }) }, diagnostics }
}

/** Names of the props that Docusaurus gives to pages; most pages take none, and need not run again when the config changes. */
const TAKES_PROPS = /\b(?:config|location|match|props|route)\b/

const LAYOUT_TITLE =
  /<Layout\b[^<]*?\stitle=(?:"([^"{]+)"|'([^'{]+)'|\{\s*(?:'([^'\\]+)'|"([^"\\]+)"|`([^`\\$]+)`)\s*\})/
const HEADING = /<(h1|Heading)\b([^<>]*)>([^<>{}]+)<\//g

/** The title that stands in the code as it is: that of the layout, else the first heading. */
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
