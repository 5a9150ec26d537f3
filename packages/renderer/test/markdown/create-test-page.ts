import type { Element } from 'hast'
import { createCompilation } from '../../src/markdown/compilation.js'
import { createDraft } from '../../src/markdown/handlers/create-draft.js'
import { createThemeComponentRenderer } from '../../src/markdown/handlers/react/create-theme-component-renderer.js'
import type { MarkdownOptions } from '../../src/markdown/markdown-options.js'
import { plainComponents } from './plain-components.js'
import { plainOptions } from './plain-options.js'

/** A page that is being rendered, with plain components; for tests. */
export function createTestPage(text = '', options: Partial<MarkdownOptions> = {}) {
  const compilation = createCompilation({ path: 'page.mdx', text, includes: {} }, { ...plainOptions, ...options })
  const draft = createDraft(compilation, createThemeComponentRenderer(plainComponents))
  /** An element at the start of the page. */
  const element: Element = {
    type: 'element',
    tagName: 'div',
    properties: {},
    children: [],
    position: { start: { line: 1, column: 1, offset: 0 }, end: { line: 1, column: 1, offset: 0 } },
  }
  return { compilation, draft, element }
}
