import type { Content, ThemeComponents } from '@docgen/renderer/contract'
import { compileMarkdown, type MarkdownOptions } from '@docgen/renderer/markdown'

const options: MarkdownOptions = {
  parser: 'satteri',
  trustHtml: false,
  placeholders: {},
  highlight: { aliases: {}, magicComments: [] },
  npm2yarn: { sync: false, converters: [] },
  math: false,
  mermaid: false,
  remarkPlugins: [],
  rehypePlugins: [],
}

/** Compiles a page to HTML with holes for its links and images. */
export function compile(text: string, components: ThemeComponents): Promise<Content> {
  return compileMarkdown({ path: 'page.md', text, includes: {} }, options, components)
}
