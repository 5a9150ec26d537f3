import type { ElementContent } from 'hast'
import type { ComponentProps, ReactNode } from 'react'
import type {
  AdmonitionProps,
  CardsProps,
  CardView,
  CodeBlockProps,
  DetailsProps,
  FileTreeEntry,
  FileTreeProps,
  HeadingProps,
  LinkProps,
  TableProps,
  TabsProps,
  ThemeComponents,
  TocEntry,
} from '../../contract/index.js'
import type { ContainerBlockName, TextBlockName } from './block-specs.js'
import type { CodeFile } from './code-file.js'
import type { TypedCode } from './typed-code.js'

/**
 * The Markdown origin of an element: a directive, a fence or a heading. Stored as data of the element in the HTML tree.
 */
export type Block =
  | AdmonitionBlock
  | DetailsBlock
  | TabsBlock
  | {
      readonly kind: 'tab'
      readonly value?: string
      readonly isDefault: boolean
      /** Whether the tab is inside another tab, which a different check reports. */
      readonly isInTab?: boolean
      readonly id?: string
      /** Whether the slug of its label is its id. */
      readonly hasLabelId?: boolean
      readonly className?: string
      /** Attributes of its label, under React's names. */
      readonly attributes?: Readonly<Record<string, unknown>>
    }
  /** Title, summary or label: the first child of the block. */
  | { readonly kind: 'label' }
  /** The content of a partial; its positions refer to `file`. */
  | { readonly kind: 'include'; readonly file: string; readonly document?: string }
  | { readonly kind: 'cards' }
  | ContentBlock
  | InlineBlock
  | {
      readonly kind: 'code'
      readonly language: string
      readonly meta: string
      readonly position?: FencePosition
      /** Present if the code is in a file. */
      readonly file?: CodeFile
      /** Present if the types of the code are known. */
      readonly typed?: TypedCode
    }
  | { readonly kind: 'math'; readonly isDisplay: boolean }
  /** The level-1 heading at the start of the page. */
  | { readonly kind: 'title' }
  /** A paragraph of MDX instead of prose. */
  | { readonly kind: 'mdx' }
  | ReactBlock
  /** A list of links to headings: `entries`, or the page's headings if absent. */
  | { readonly kind: 'toc'; readonly min: number; readonly max: number; readonly entries?: readonly TocEntry[] }
  /** Cards listed in the source itself. */
  | { readonly kind: 'given-cards'; readonly cards: readonly CardView[] }
  | TextBlock

/** A `:::note` or another admonition. */
export interface AdmonitionBlock {
  readonly kind: 'admonition'
  readonly admonition: AdmonitionProps['kind']
  readonly name?: string
  readonly id?: string
  /** Class names set by the author. */
  readonly className?: string
  /** Whether the kind's icon is omitted: the title contains an icon, or the author hides the icon. */
  readonly hasOwnIcon?: boolean
  /** Whether the author wants no title: its label, if there is one, is only an icon. */
  readonly isUntitled?: boolean
}

/** A collapsible block, written as a directive or as HTML. */
export interface DetailsBlock {
  readonly kind: 'details'
  readonly isOpen: boolean
  /** HTML of an icon. */
  readonly icon?: string
  /** Only one block of a group is open at a time. */
  readonly group?: string
  /** Name of the style sheet that the block needs in addition to the main one. */
  readonly sheet?: string
  readonly id?: string
  readonly className?: string
}

/** A block that arranges its content: a card, steps, a frame. */
export interface ContentBlock {
  readonly kind: 'content'
  readonly name: Exclude<ContainerBlockName, 'accordion' | 'code-group'>
  readonly id?: string
  readonly className?: string
  /** HTML of an icon. */
  readonly icon?: string
  readonly columns?: number
  /** Whether only one accordion of the group is open. */
  readonly isExclusive?: boolean
  /** Whether the tables in it have a field that filters their rows; absent if their length decides. */
  readonly hasFilter?: boolean
  /** Whether the rows of the tables in it are narrow. */
  readonly isCompact?: boolean
  readonly date?: string
  readonly tags?: readonly string[]
  /** Background of a section. */
  readonly tone?: string
  /** Whether a hero has a search field. */
  readonly hasSearch?: boolean
  /** What a field describes. */
  readonly field?: FieldFacts
}

/** A field, such as a parameter of a function or a property of an object; its content describes it. */
export interface FieldFacts {
  readonly name: string
  readonly type?: string
  /** Where a parameter is sent, such as `query`. */
  readonly location?: string
  /** The default, as code. */
  readonly initial?: string
  readonly isRequired?: boolean
  readonly isDeprecated?: boolean
}

/** An icon, badge or tooltip in a line of text. */
export interface InlineBlock {
  readonly kind: 'inline'
  readonly name: TextBlockName
  /** HTML of an icon. */
  readonly icon?: string
  /** Label of an icon. */
  readonly label?: string
  /** Color of a badge. */
  readonly color?: AdmonitionProps['kind']
  /** Text of a tooltip. */
  readonly tip?: string
}

/** A container of tabs. */
export interface TabsBlock {
  readonly kind: 'tabs'
  readonly group?: string
  /** Name of the style sheet that the block needs in addition to the main one. */
  readonly sheet?: string
  readonly className?: string
}

/** A component of the site, or the value of an expression, with Markdown children. */
export interface ReactBlock {
  readonly kind: 'react'
  readonly create: (children: readonly ReactNode[]) => ReactNode
  /** Receives errors thrown while it renders. */
  readonly report: (error: unknown) => void
  /** Called if it renders nothing although it is the whole content of a page. */
  readonly reportEmpty?: () => void
  /** Called with the text between its tags, if the component does not render it. */
  readonly reportHidden?: (text: string) => void
}

/**
 * A child of a component: a text, or HTML that may contain markers of components and tabs, with its React key, and the
 * name of the element that it shows; blocks have no name, because other tools render them as components.
 */
export type ReactChild = string | { readonly html: string; readonly key?: string; readonly tag?: string }

/** A component of the site among the children of another one. */
export interface NestedComponent {
  readonly block: ReactBlock
  readonly children: readonly ReactChild[]
}

/** A tab among the children of a component. Unless the component reads the tab's props, only its content is shown. */
export interface NestedTab {
  readonly props: TabProps
  readonly html: string
}

/** The component or tab that a marker such as `\u0000r0\u0000` refers to. */
export type NestedUse = NestedComponent | NestedTab

/** Props that a tab passes to the component around it. */
export interface TabProps {
  readonly value: string
  readonly label: string
  readonly default: boolean
  /** Attributes of its label, under React's names. */
  readonly attributes?: Readonly<Record<string, unknown>>
}

/** A UI string. `fallback` replaces it if the page's language has no string with this key. */
export interface TextBlock {
  readonly kind: 'text'
  readonly key: string
  readonly fallback: string
  readonly values: Readonly<Record<string, string>>
}

/** Position of the parts of a code fence: its content starts on the next line. */
export interface FencePosition {
  readonly line: number
  readonly languageColumn: number
  readonly metaColumn: number
}

/** A theme component with all of its props except children. */
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
      /** Attributes of the source element, under React's names. */
      readonly attributes?: Readonly<Record<string, unknown>>
    }
  | { readonly name: 'Table'; readonly props: Omit<TableProps, 'children'> }
  | { readonly name: 'Tabs'; readonly props: Omit<TabsProps, 'tabs'>; readonly tabs: readonly TabUse[] }
  | { readonly name: 'Cards'; readonly props: CardsProps }
  | {
      readonly name: 'FileTree'
      readonly props: Omit<FileTreeProps, 'entries'>
      readonly entries: readonly FileTreeUse[]
    }
  | ContentUse
  | { readonly name: 'Toc'; readonly entries: readonly TocEntry[] }

/** A component with rendered props: its children are the values of the props `slotNames`, in order. */
export type ContentUse = {
  readonly [Name in ContentComponent]: {
    readonly name: Name
    readonly props: Omit<ComponentProps<ThemeComponents[Name]>, SlotName>
    readonly slotNames: readonly SlotName[]
  }
}[ContentComponent]

type ContentComponent = 'Badge' | 'Card' | 'Frame' | 'Hero' | 'Icon' | 'Tooltip' | 'Update' | 'Updates'
type SlotName = 'caption' | 'children' | 'heading' | 'title' | 'visual'

/** A file or folder; `name` and `comment` are indexes of children. */
export interface FileTreeUse extends Omit<FileTreeEntry, 'name' | 'comment' | 'entries'> {
  readonly name: number
  readonly comment?: number
  readonly entries?: readonly FileTreeUse[]
}

/** One tab; its panel is the child of the same index. */
export type TabUse = Omit<TabsProps['tabs'][number], 'children'>

declare module 'hast' {
  interface ElementData {
    block?: Block
    /** React key of the element among the children of the component around it. */
    key?: string
    /** On a table: settings of the block around it. */
    table?: Pick<ContentBlock, 'hasFilter' | 'isCompact'>
  }
}

declare module 'mdast' {
  interface Data {
    block?: Block
    /** React key of the node among the children of the component around it. */
    key?: string
    /** On a directive converted from a component: its title contains an icon, or none is wanted. */
    hasOwnIcon?: boolean
    /** On a tab: whether the slug of its label is its id. */
    hasLabelId?: boolean
    /** On a tab: whether it is inside another tab that is not closed before it. */
    isInTab?: boolean
    /** On a tab converted from a component: attributes of its label, under React's names. */
    labelAttributes?: Readonly<Record<string, unknown>>
  }
}

/** Whether an element is the label of the block around it. */
export function isLabel(node: ElementContent | undefined): boolean {
  return node?.type === 'element' && node.data?.block?.kind === 'label'
}
