import type { Element, ElementContent, Root } from 'hast'
import { Fragment, type ReactNode } from 'react'
import { jsx, jsxs } from 'react/jsx-runtime'
import rehypeReact from 'rehype-react'
import { unified } from 'unified'
import type { ThemeComponents } from '../../contract/index.js'
import { createElementRenderer } from '../../render/create-element-renderer.js'
import { COMPONENT_TAG } from '../block.js'
import { componentNode } from './component-node.js'
import { fillSlots, slotMark } from './fill-slots.js'
import { writeHtml } from './write-html.js'

/** Renders a finished tree to HTML, markers still in it. */
export type RenderTree = (tree: Root) => string

const renderers = new WeakMap<ThemeComponents, RenderTree>()

/** The renderer that draws with a theme's components; made once for each theme. */
export function treeRenderer(components: ThemeComponents): RenderTree {
  const known = renderers.get(components)
  if (known) return known
  const renderer = createTreeRenderer(components)
  renderers.set(components, renderer)
  return renderer
}

interface ComponentElementProps {
  readonly node: Element
  readonly children?: ReactNode
}

function createTreeRenderer(components: ThemeComponents): RenderTree {
  const renderComponent = ({ node, children, ...attributes }: ComponentElementProps): ReactNode => {
    const use = node.data?.component
    const slots = Array.isArray(children) ? children : [children]
    return use ? componentNode(components, { use, slots, attributes }) : children
  }

  const processor = unified()
    .use(rehypeReact, {
      Fragment,
      jsx,
      jsxs,
      components: { [COMPONENT_TAG]: renderComponent },
      passNode: true,
    })
    .freeze()
  const render = createElementRenderer()
  const renderUse = (use: Element): string => render(processor.stringify({ type: 'root', children: [use] }))
  return (tree) => renderWith(renderUse, tree)
}

/** Most of a page is plain HTML, which needs no React: it draws the components alone, each with marks where its children go. */
function renderWith(renderUse: (use: Element) => string, tree: Root): string {
  const writeComponent = (element: Element): string => {
    const use = element.data?.component
    if (use?.name === 'Group' || use?.name === 'TabItem') return writeHtml(element.children, writeComponent)
    if (use?.name === 'Drawn') {
      return fillSlots(
        use.html,
        element.children.map((slot) => writeHtml([slot], writeComponent)),
      )
    }
    const slots = cutChildren(element)
    const children: ElementContent[] = slots.map((_slot, index) => ({ type: 'text', value: slotMark(index) }))
    const html = renderUse({ ...element, children })
    if (slots.length === 0) return html
    return fillSlots(
      html,
      slots.map((slot) => writeHtml(slot, writeComponent)),
    )
  }
  return writeHtml(tree.children, writeComponent)
}

/** The children as the component wants them: together, or one by one where they are a title and the rest, or panels. */
function cutChildren({ data, children }: Element): readonly ElementContent[][] {
  if (children.length === 0) return []
  const use = data?.component
  if (use?.name === 'Tabs') return children.map((panel) => [panel])
  const hasTitle = (use?.name === 'Admonition' && use.hasTitle) || (use?.name === 'Details' && use.hasSummary)
  return hasTitle ? [children.slice(0, 1), children.slice(1)] : [children]
}
