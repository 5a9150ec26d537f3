import type { Content } from '../../src/contract/index.js'
import { compileMarkdown } from '../../src/markdown/compile-markdown.js'
import type { MarkdownOptions, MarkdownSource } from '../../src/markdown/markdown-options.js'
import { plainComponents } from './plain-components.js'
import { plainOptions } from './plain-options.js'
import { showContent } from './show-content.js'

/** Differences from a plain `page.md` without options. */
export interface PlainInput extends Partial<MarkdownOptions>, Pick<Partial<MarkdownSource>, 'mdxModules'> {
  readonly path?: string
  readonly includes?: Readonly<Record<string, string>>
  readonly location?: MarkdownSource['location']
}

/** A compiled page with its HTML as one string and its problems as lines. */
export interface PlainContent extends Content {
  readonly html: string
  /** `severity code file:line:column message` each. */
  readonly problems: readonly string[]
}

/** Compiles a text with plain components. */
export async function compilePlain(
  text: string,
  { path = 'page.md', includes = {}, location, mdxModules, ...options }: PlainInput = {},
): Promise<PlainContent> {
  const source = { path, text, includes, ...(location && { location }), ...(mdxModules && { mdxModules }) }
  const content = await compileMarkdown(source, { ...plainOptions, ...options }, plainComponents)
  const problems = content.diagnostics.map(
    ({ severity, code, file, line, column, message }) => `${severity} ${code} ${file}:${line}:${column} ${message}`,
  )
  return { ...content, html: showContent(content).trim(), problems }
}
