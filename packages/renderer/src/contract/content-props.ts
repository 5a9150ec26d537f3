import type { ReactNode } from 'react'
import type { Text } from './base-props.js'

// Props of the components that the Markdown compiler renders. There, `text` returns markers: call it, never inspect its
// result.

/** Props of an admonition. */
export interface AdmonitionProps {
  readonly text: Text
  /** One of the five kinds. */
  readonly kind: 'note' | 'tip' | 'info' | 'warning' | 'danger'
  /**
   * Name of a custom admonition or of an alias, such as `caution`, which is rendered as `kind`; absent if the source
   * names one of the five kinds.
   */
  readonly name?: string
  /** If absent, the theme shows the UI string of the name, or of the kind. */
  readonly title?: ReactNode
  /** True if the kind's icon is omitted: the title starts with another icon, or the author hides the icon. */
  readonly hasOwnIcon?: boolean
  /** True if the author wants no title: the theme shows the icon, or `title` if it is present, beside the content. */
  readonly isUntitled?: boolean
  /** The content of the admonition. */
  readonly children: ReactNode
}

/** Props of a highlighted code block. */
export interface CodeBlockProps {
  readonly text: Text
  /** Language tag of the fence, such as `js`; `text` if the fence names no language. */
  readonly language: string
  /** Title from the fence; absent if the fence has no title. */
  readonly title?: string
  /** The language's usual name, such as `JavaScript`; absent for plain text and for unknown languages. */
  readonly languageName?: string
  /**
   * HTML of the lines, each a `<span>` that ends in a newline, with the classes of its marks (`highlighted`, `focused`,
   * `added`, `removed`, `error`, `warning`). If numbers are shown, each line has an id and its number in `data-line`, and
   * starts with an empty link to itself. Spans inside have Pygments' short classes: `k` keyword, `s` string, `c` comment.
   */
  readonly html: string
  /** First line number; absent if numbers are hidden. */
  readonly firstLineNumber?: number
  /** True if long lines initially wrap. */
  readonly isWrapped: boolean
  /** Number of lines, if the block is long and initially shows only the first lines; absent if it shows all. */
  readonly cutLines?: number
}

/** Props of tabs; every panel is in the HTML. */
export interface TabsProps {
  readonly text: Text
  /** Unique in the page. */
  readonly id: string
  /** Tabs of one group switch together. */
  readonly group?: string
  /** Name of the tabs for screen readers; the labels of the tabs if absent. */
  readonly label?: string
  /**
   * Tabs in order. `value` is stored as the group's choice. `attributes` are additional attributes of the label, under
   * React's names.
   */
  readonly tabs: readonly {
    readonly value: string
    readonly label: string
    readonly isDefault: boolean
    readonly attributes?: Readonly<Record<string, unknown>>
    readonly children: ReactNode
  }[]
}

/** Props of a collapsible part. */
export interface DetailsProps {
  readonly text: Text
  /** If absent, the theme shows its default. */
  readonly summary?: ReactNode
  /** HTML of an icon before the summary. */
  readonly icon?: string
  /** Name of its group: opening one part closes the other parts of the group. */
  readonly group?: string
  /** True if it is initially open. */
  readonly isOpen: boolean
  /** Id from the source; absent if the source sets no id. */
  readonly id?: string
  /** The collapsible content. */
  readonly children: ReactNode
}

/** Props of a heading below the page's title. */
export interface HeadingProps {
  readonly text: Text
  /** As in `h2` to `h6`. */
  readonly level: 2 | 3 | 4 | 5 | 6
  /** Unique in the page, as the target of links. */
  readonly id: string
  /** Plain text of the heading, for the anchor's label. */
  readonly label: string
  /** Class names from the source; absent if the source sets none. */
  readonly className?: string
  /** The heading with its inline markup. */
  readonly children: ReactNode
}

/** Props of a link in the text. */
export interface LinkProps {
  readonly text: Text
  /** A marker until the page is filled: pass it on. */
  readonly href: string
  /** True if it points to another site. */
  readonly isExternal: boolean
  /** Title from the source; absent if the source sets no title. */
  readonly title?: string
  /** Content of the link. */
  readonly children: ReactNode
  /** Other attributes of the source element, such as `id`, `class` or `aria-label`, under React's names. */
  readonly attributes: Readonly<Record<string, unknown>>
}

/** Props of a table. */
export interface TableProps {
  readonly text: Text
  /** True if it is so long that its header stays visible. */
  readonly isLong?: boolean
  /** True if it has a field that filters its rows. */
  readonly hasFilter?: boolean
  /** True if its rows are narrow. */
  readonly isCompact?: boolean
  /** `thead` and `tbody`. */
  readonly children: ReactNode
}
