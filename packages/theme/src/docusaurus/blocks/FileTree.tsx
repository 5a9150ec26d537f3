import type { FileTreeEntry } from '@docgen/renderer/contract'
import { Children, isValidElement, type ReactElement, type ReactNode } from 'react'
import { FileTree as ThemeFileTree } from '../../content/FileTree.js'
import { Sheet } from './block-parts.js'

type Parent = ReactElement<{ readonly children?: ReactNode }>

/** A nested list as a tree of files. */
export function FileTree({ children }: { readonly children?: ReactNode }): ReactElement {
  const lists = childrenOf(children).filter((child) => isElement(child, 'ul'))
  return (
    <>
      <Sheet name="file-tree" />
      <ThemeFileTree entries={lists.flatMap(readEntries)} />
    </>
  )
}

function readEntries(list: Parent): FileTreeEntry[] {
  return childrenOf(list.props.children)
    .filter((child) => isElement(child, 'li'))
    .map(readEntry)
}

function readEntry({ props }: Parent): FileTreeEntry {
  const parts = childrenOf(props.children)
  const lists = parts.filter((part) => isElement(part, 'ul'))
  const [first, ...rest] = parts.filter((part) => !isElement(part, 'ul'))
  const [, word = '', remark = ''] = typeof first === 'string' ? (/^\s*(\S+)\s*([\s\S]*)$/.exec(first) ?? []) : []
  const name = typeof first === 'string' ? word : first
  const comment = [remark, ...rest].filter((part) => part !== '')
  return {
    name,
    ...(comment.length > 0 && { comment }),
    ...((word === '...' || word === '…') && { isPlaceholder: true }),
    ...(isElement(first, 'strong') && { isHighlighted: true }),
    ...((lists.length > 0 || word.endsWith('/')) && { entries: lists.flatMap(readEntries) }),
  }
}

function childrenOf(children: ReactNode): ReturnType<typeof Children.toArray> {
  return Children.toArray(children)
}

function isElement(node: ReactNode, tagName: string): node is Parent {
  return isValidElement(node) && node.type === tagName
}
