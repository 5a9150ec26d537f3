import type { ReactNode } from 'react'
import type { Text } from './base-props.js'

// Props of the components that the Markdown compiler renders. `text` gives markers there: call it, never inspect its answer.

/** Props of a remark that stands out of the text. */
export interface AdmonitionProps {
  readonly text: Text
  /** Which of the five it is. */
  readonly kind: 'note' | 'tip' | 'info' | 'warning' | 'danger'
  /** Word of an admonition of the site's own, which is drawn as that kind, or of an alert with a title of its own, `important` or `caution`; absent for the others. */
  readonly name?: string
  /** Absent: the theme shows the UI text of the name, else of the kind. */
  readonly title?: ReactNode
  /** True where the kind's icon is left out: the title begins with another one, or there is to be none. */
  readonly hasOwnIcon?: boolean
  /** The remark itself. */
  readonly children: ReactNode
}

/** Props of one code block, already highlighted. */
export interface CodeBlockProps {
  readonly text: Text
  /** Tag of the fence, such as `js`; `text` where it has none. */
  readonly language: string
  /** From the fence; absent where it has none. */
  readonly title?: string
  /** HTML of the lines, each a `<span>` that ends in a newline, with the classes of its marks (`highlighted`, `added`, `removed`), and its number in `data-line` where numbers are shown. Spans in it have the short classes of Pygments: `k` keyword, `s` string, `c` comment. */
  readonly html: string
  /** First line's number; absent where numbers are not shown. */
  readonly firstLineNumber?: number
  /** True when long lines wrap from the start. */
  readonly isWrapped: boolean
}

/** Props of tabs; every panel is in the HTML. */
export interface TabsProps {
  readonly text: Text
  /** Unique in the page. */
  readonly id: string
  /** Tabs of one group are switched together. */
  readonly group?: string
  /** Name of the choice for screen readers; the labels of the tabs if absent. */
  readonly label?: string
  /** In their order; `value` is what is remembered of a group, `attributes` are further ones of the label, under React's names. */
  readonly tabs: readonly {
    readonly value: string
    readonly label: string
    readonly isDefault: boolean
    readonly attributes?: Readonly<Record<string, unknown>>
    readonly children: ReactNode
  }[]
}

/** Props of a part that opens when wanted. */
export interface DetailsProps {
  readonly text: Text
  /** Absent: the theme shows a word of its own. */
  readonly summary?: ReactNode
  /** True where it is open from the start. */
  readonly isOpen: boolean
  /** From the source; absent where it has none. */
  readonly id?: string
  /** What opens. */
  readonly children: ReactNode
}

/** Props of a heading below the page's title. */
export interface HeadingProps {
  readonly text: Text
  /** As in `h2` to `h6`. */
  readonly level: 2 | 3 | 4 | 5 | 6
  /** Unique in the page: links lead to it. */
  readonly id: string
  /** Plain text of the heading, for the anchor's label. */
  readonly label: string
  /** From the source; absent where it has none. */
  readonly className?: string
  /** The heading with its inline markup. */
  readonly children: ReactNode
}

/** Props of a link in the text. */
export interface LinkProps {
  readonly text: Text
  /** A marker until the page is filled: pass it on. */
  readonly href: string
  /** True where it leads to another site. */
  readonly isExternal: boolean
  /** From the source; absent where it has none. */
  readonly title?: string
  /** What is linked. */
  readonly children: ReactNode
  /** Other attributes of the source element, such as `id`, `class` or `aria-label`, under React's names. */
  readonly attributes: Readonly<Record<string, unknown>>
}

/** Props of a table. */
export interface TableProps {
  readonly text: Text
  /** `thead` and `tbody`. */
  readonly children: ReactNode
}
