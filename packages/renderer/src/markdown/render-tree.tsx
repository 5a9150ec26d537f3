import type { Element, Root } from 'hast'
import { Fragment, type ReactNode } from 'react'
import { jsx, jsxs } from 'react/jsx-runtime'
import { renderToString } from 'react-dom/server'
import rehypeReact from 'rehype-react'
import { unified } from 'unified'
import type { ThemeComponents } from '../contract/index.js'
import { COMPONENT_TAG } from './block.js'

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
      // Inline styles are forbidden by the page's content security policy.
      tableCellAlignToStyle: false,
      ignoreInvalidStyle: true,
    })
    .freeze()
  return (tree) => renderToString(processor.stringify(tree))
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
