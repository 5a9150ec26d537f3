import type { ElementContent } from 'hast'
import type { ReactNode } from 'react'
import type {
  AdmonitionProps,
  CardsProps,
  CardView,
  CodeBlockProps,
  DetailsProps,
  HeadingProps,
  LinkProps,
  TableProps,
  TabsProps,
  TocEntry,
} from '../contract/index.js'

/** What a directive, a fence or a heading was in Markdown; travels as data of the element that stands for it in the HTML tree. */
export type Block =
  | AdmonitionBlock
  | DetailsBlock
  | TabsBlock
  | {
      readonly kind: 'tab'
      readonly value?: string
      readonly isDefault: boolean
      readonly className?: string
      /** Of its label, under React's names. */
      readonly attributes?: Readonly<Record<string, unknown>>
    }
  /** Title, summary or label: the first child of the block that it belongs to. */
  | { readonly kind: 'label' }
  /** The content of a partial; its positions are places in `file`. */
  | { readonly kind: 'include'; readonly file: string; readonly document?: string }
  | { readonly kind: 'cards' }
  | { readonly kind: 'code'; readonly language: string; readonly meta: string; readonly place?: FencePlace }
  | { readonly kind: 'math'; readonly isDisplay: boolean }
  /** The level-1 heading that opens the document. */
  | { readonly kind: 'title' }
  /** A paragraph that holds MDX instead of prose. */
  | { readonly kind: 'mdx' }
  | ReactBlock
  /** Headings as a list of links: the page's own, unless there are `entries`. */
  | { readonly kind: 'toc'; readonly min: number; readonly max: number; readonly entries?: readonly TocEntry[] }
  /** Cards that the source itself names. */
  | { readonly kind: 'given-cards'; readonly cards: readonly CardView[] }
  | TextBlock

/** A `:::note` and its kin. */
export interface AdmonitionBlock {
  readonly kind: 'admonition'
  readonly admonition: AdmonitionProps['kind']
  readonly name?: string
  readonly id?: string
  /** Class names that the writer gave it. */
  readonly className?: string
  /** Whether its title brings an icon, or there is to be none. */
  readonly hasOwnIcon?: boolean
}

/** A collapsible block, whether it was written as a directive or as HTML. */
export interface DetailsBlock {
  readonly kind: 'details'
  readonly isOpen: boolean
  readonly id?: string
  readonly className?: string
}

/** What is around tabs. */
export interface TabsBlock {
  readonly kind: 'tabs'
  readonly group?: string
  readonly className?: string
}

/** A component of the site's own, or what an expression gave, with Markdown as its children. */
export interface ReactBlock {
  readonly kind: 'react'
  readonly create: (children: readonly ReactNode[]) => ReactNode
  /** Hears what was thrown while it was drawn. */
  readonly report: (error: unknown) => void
}

/** A child of a component: a text, or HTML that may hold marks of components and tabs. */
export type ReactChild = string | { readonly html: string }

/** A component of the site among the children of another one. */
export interface NestedComponent {
  readonly block: ReactBlock
  readonly children: readonly ReactChild[]
}

/** A tab among the children of a component, which may make tabs of it; elsewhere it is its content alone. */
export interface NestedTab {
  readonly props: TabProps
  readonly html: string
}

/** What a mark `\u0000r0\u0000` stands for. */
export type NestedUse = NestedComponent | NestedTab

/** What a tab gives the component around it. */
export interface TabProps {
  readonly value: string
  readonly label: string
  readonly default: boolean
  /** Of its label, under React's names. */
  readonly attributes?: Readonly<Record<string, unknown>>
}

/** A text of the page's language; `fallback` where it has none of this key. */
export interface TextBlock {
  readonly kind: 'text'
  readonly key: string
  readonly fallback: string
  readonly values: Readonly<Record<string, string>>
}

/** Where the parts of a code fence stand: its content begins on the line after it. */
export interface FencePlace {
  readonly line: number
  readonly languageColumn: number
  readonly metaColumn: number
}

/** A theme component, with all its props but its children. */
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
  | {
      readonly name: 'Link'
      readonly props: Omit<LinkProps, 'attributes' | 'children'>
      /** Of the source element, under React's names. */
      readonly attributes?: Readonly<Record<string, unknown>>
    }
  | { readonly name: 'Table'; readonly props: Omit<TableProps, 'children'> }
  | { readonly name: 'Tabs'; readonly props: Omit<TabsProps, 'tabs'>; readonly tabs: readonly TabUse[] }
  | { readonly name: 'Cards'; readonly props: CardsProps }
  | { readonly name: 'Toc'; readonly entries: readonly TocEntry[] }

/** One tab; its panel is the child of the same index. */
export type TabUse = Omit<TabsProps['tabs'][number], 'children'>

declare module 'hast' {
  interface ElementData {
    block?: Block
  }
}

declare module 'mdast' {
  interface Data {
    block?: Block
    /** On a directive that a component was written for: its title brings an icon, or there is to be none. */
    hasOwnIcon?: boolean
    /** On a tab that a component was written for: attributes of its label, under React's names. */
    labelAttributes?: Readonly<Record<string, unknown>>
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
