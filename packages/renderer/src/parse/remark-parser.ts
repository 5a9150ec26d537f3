import type { Root } from 'mdast'
import remarkDirective from 'remark-directive'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { type PluggableList, unified } from 'unified'
import { remarkDirectiveTitle } from './directive-title-syntax.js'

const processor = createProcessor([])

/**
 * Parses with `remark-parse`, the reference: CommonMark, GFM, directives and YAML front matter. Only the syntax
 * extensions of `plugins` apply; their transforms do not run.
 */
export function parseWithRemark(text: string, plugins: PluggableList = []): Root {
  return (plugins.length === 0 ? processor : createProcessor(plugins)).parse(text)
}

function createProcessor(plugins: PluggableList) {
  return unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkDirective)
    .use(remarkDirectiveTitle)
    .use(remarkFrontmatter, ['yaml'])
    .use(plugins)
    .freeze()
}
