import type { MarkdownOptions } from '../../src/markdown/markdown-options.js'

/** Options of a site without settings. */
export const plainOptions: MarkdownOptions = {
  parser: 'satteri',
  trustHtml: false,
  placeholders: {},
  highlight: { aliases: {}, magicComments: [] },
  npm2yarn: { sync: true, converters: ['yarn', 'pnpm', 'bun'] },
  math: false,
  mermaid: false,
  liveCode: 'warning',
  remarkPlugins: [],
  rehypePlugins: [],
}
