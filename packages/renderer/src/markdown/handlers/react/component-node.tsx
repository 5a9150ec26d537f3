import type { ComponentType, ReactNode } from 'react'
import type { FileTreeEntry, ThemeComponents } from '../../../contract/index.js'
import type { ComponentUse, FileTreeUse } from '../../directives/block.js'
import { TocList } from './TocList.js'

/** The parts of a theme component's element. */
export interface ComponentParts {
  readonly use: ComponentUse
  /** The children that the component expects separately: title and content, panel by panel, or all in one. */
  readonly slots: readonly ReactNode[]
}

/** Creates the React element of a theme component in a page. */
export function componentNode(components: ThemeComponents, { use, slots }: ComponentParts): ReactNode {
  const { Admonition, Cards, CodeBlock, Details, FileTree, Heading, Link, Table, Tabs } = components
  switch (use.name) {
    case 'Admonition': {
      const [title, content] = splitTitle(slots, use.hasTitle)
      return (
        <Admonition {...use.props} {...(use.hasTitle && { title })}>
          {content}
        </Admonition>
      )
    }
    case 'CodeBlock':
      return <CodeBlock {...use.props} />
    case 'Details': {
      const [summary, content] = splitTitle(slots, use.hasSummary)
      return (
        <Details {...use.props} {...(use.hasSummary && { summary })}>
          {content}
        </Details>
      )
    }
    case 'Heading':
      return <Heading {...use.props}>{slots[0]}</Heading>
    case 'Link':
      return (
        <Link {...use.props} attributes={use.attributes ?? {}}>
          {slots[0]}
        </Link>
      )
    case 'Table':
      return <Table {...use.props}>{slots[0]}</Table>
    case 'Tabs':
      return <Tabs {...use.props} tabs={use.tabs.map((tab, index) => ({ ...tab, children: slots[index] }))} />
    case 'Cards':
      return <Cards {...use.props} />
    case 'FileTree':
      return <FileTree {...use.props} entries={use.entries.map((entry) => fileTreeEntry(entry, slots))} />
    case 'Badge':
    case 'Card':
    case 'Frame':
    case 'Hero':
    case 'Icon':
    case 'Tooltip':
    case 'Update':
    case 'Updates': {
      const Component = components[use.name] as ComponentType<object>
      const children = use.slotNames.map((name, index) => [name, slots[index]] as const)
      return <Component {...use.props} {...Object.fromEntries(children)} />
    }
    case 'Toc':
      return <TocList entries={use.entries} />
  }
}

function fileTreeEntry({ name, comment, entries, ...entry }: FileTreeUse, slots: readonly ReactNode[]): FileTreeEntry {
  return {
    ...entry,
    name: slots[name],
    ...(comment !== undefined && { comment: slots[comment] }),
    ...(entries && { entries: entries.map((inner) => fileTreeEntry(inner, slots)) }),
  }
}

/** Splits slots into the title, which is the first slot if `hasTitle`, and the content. */
function splitTitle(slots: readonly ReactNode[], hasTitle: boolean): readonly [ReactNode, ReactNode] {
  return hasTitle ? [slots[0], slots[1]] : [undefined, slots[0]]
}
