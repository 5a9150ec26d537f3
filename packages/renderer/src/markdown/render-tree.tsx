import type { Element, ElementContent, Root } from 'hast'
import { Fragment, type ReactNode } from 'react'
import { jsx, jsxs } from 'react/jsx-runtime'
import rehypeReact from 'rehype-react'
import { unified } from 'unified'
import type { ThemeComponents } from '../contract/index.js'
import { createElementRenderer } from '../render/create-element-renderer.js'
import { COMPONENT_TAG } from './block.js'
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
    const { Admonition, CodeBlock, Details, Heading, Link, Table, Tabs } = components
    switch (use?.name) {
      case 'Admonition': {
        const [title, content] = splitTitle(children, use.hasTitle)
        return (
          <Admonition {...use.props} {...(use.hasTitle && { title })}>
            {content}
          </Admonition>
        )
      }
      case 'CodeBlock':
        return <CodeBlock {...use.props} />
      case 'Details': {
        const [summary, content] = splitTitle(children, use.hasSummary)
        return (
          <Details {...use.props} {...(use.hasSummary && { summary })}>
            {content}
          </Details>
        )
      }
      case 'Heading':
        return <Heading {...use.props}>{children}</Heading>
      case 'Link':
        return (
          <Link {...use.props} attributes={attributes}>
            {children}
          </Link>
        )
      case 'Table':
        return <Table {...use.props}>{children}</Table>
      case 'Tabs': {
        const panels = listOf(children)
        return <Tabs {...use.props} tabs={use.tabs.map((tab, index) => ({ ...tab, children: panels[index] }))} />
      }
      default:
        return children
    }
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

/**
 * Most of a page is plain HTML, which needs no React: it draws the components alone, each with marks where its children
 * go. Marks are written like those of `createMarkers`.
 */
function renderWith(renderUse: (use: Element) => string, tree: Root): string {
  const writeComponent = (element: Element): string => {
    if (element.data?.component?.name === 'Group') return writeHtml(element.children, writeComponent)
    const slots = cutChildren(element)
    const children: ElementContent[] = slots.map((_slot, index) => ({ type: 'text', value: `\u0000s${index}\u0000` }))
    const html = renderUse({ ...element, children })
    if (slots.length === 0) return html
    // What React writes between two texts has no use beside HTML.
    return html.replace(/(?:<!-- -->)?\u0000s(\d+)\u0000(?:<!-- -->)?/g, (_mark, index) =>
      writeHtml(slots[Number(index)] ?? [], writeComponent),
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

/** A block's title is its first child. */
function splitTitle(children: ReactNode, hasTitle: boolean): [ReactNode, ReactNode] {
  if (!hasTitle) return [undefined, children]
  const [title, ...content] = listOf(children)
  return [title, content]
}

function listOf(children: ReactNode): readonly ReactNode[] {
  return Array.isArray(children) ? children : [children]
}
