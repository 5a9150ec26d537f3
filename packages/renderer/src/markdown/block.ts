import type { ElementContent } from 'hast'
import type {
  AdmonitionProps,
  CodeBlockProps,
  DetailsProps,
  HeadingProps,
  LinkProps,
  TableProps,
  TabsProps,
} from '../contract/index.js'

/** What a directive, a fence or a heading was in Markdown; travels as data of the element that stands for it in the HTML tree. */
export type Block =
  | { readonly kind: 'admonition'; readonly admonition: AdmonitionProps['kind']; readonly id?: string }
  | { readonly kind: 'details'; readonly isOpen: boolean; readonly id?: string }
  | { readonly kind: 'tabs'; readonly group?: string }
  | { readonly kind: 'tab'; readonly value?: string; readonly isDefault: boolean }
  /** Title, summary or label: the first child of the block that it belongs to. */
  | { readonly kind: 'label' }
  /** The content of a partial; its positions are places in `file`. */
  | { readonly kind: 'include'; readonly file: string }
  | { readonly kind: 'cards' }
  | { readonly kind: 'code'; readonly language: string; readonly meta: string; readonly place?: FencePlace }
  /** The level-1 heading that opens the document. */
  | { readonly kind: 'title' }
  /** A paragraph that holds MDX instead of prose. */
  | { readonly kind: 'mdx' }

/** Where the parts of a code fence stand: its content begins on the line after it. */
export interface FencePlace {
  readonly line: number
  readonly languageColumn: number
  readonly metaColumn: number
}

/** A theme component in the finished tree, with all its props but those that React makes of the element's children. */
export type ComponentUse =
  | {
      readonly name: 'Admonition'
      readonly props: Omit<AdmonitionProps, 'title' | 'children'>
      readonly hasTitle: boolean
    }
  | { readonly name: 'CodeBlock'; readonly props: CodeBlockProps }
  | {
      readonly name: 'Details'
      readonly props: Omit<DetailsProps, 'summary' | 'children'>
      readonly hasSummary: boolean
    }
  | { readonly name: 'Heading'; readonly props: Omit<HeadingProps, 'children'> }
  | { readonly name: 'Link'; readonly props: Omit<LinkProps, 'attributes' | 'children'> }
  | { readonly name: 'Table'; readonly props: Omit<TableProps, 'children'> }
  | { readonly name: 'Tabs'; readonly props: Omit<TabsProps, 'tabs'>; readonly tabs: readonly TabUse[] }
  /** No component: the children alone, held together. */
  | { readonly name: 'Group' }

/** One tab; its panel is the child of the same index. */
export type TabUse = Omit<TabsProps['tabs'][number], 'children'>

/** Tag name of elements that stand for a theme component. */
export const COMPONENT_TAG = 'docgen-component'

declare module 'hast' {
  interface ElementData {
    block?: Block
    component?: ComponentUse
  }
}

declare module 'mdast' {
  interface Data {
    block?: Block
  }
}

/** Nodes without the line endings before and after them. */
export function withoutEdges(nodes: readonly ElementContent[]): ElementContent[] {
  const isBlank = (node: ElementContent): boolean => node.type === 'text' && node.value.trim() === ''
  const first = nodes.findIndex((node) => !isBlank(node))
  const last = nodes.findLastIndex((node) => !isBlank(node))
  return first === -1 ? [] : nodes.slice(first, last + 1)
}

/** Whether an element is the label of the block around it. */
export function isLabel(node: ElementContent | undefined): boolean {
  return node?.type === 'element' && node.data?.block?.kind === 'label'
}
