import type { ReactNode } from 'react'
import type { Text } from './base-props.js'
import type { AdmonitionProps } from './content-props.js'

// Props of the blocks that arrange content. Icons are HTML, hidden from assistive technology.

/** HTML of an icon, or why there is none. */
export type IconResult = { readonly html: string } | { readonly message: string; readonly hint: string }

/** Finds an icon by its name, such as `lucide:rocket`, or an emoji. */
export type FindIcon = (name: string) => IconResult

/** Props of an icon in the text. */
export interface IconProps {
  /** HTML of the icon. */
  readonly icon: string
  /** Its meaning for screen readers; without one, they skip it. */
  readonly label?: string
}

/** Props of a short label in the text. */
export interface BadgeProps {
  /** The badge has the color of an admonition of this kind. */
  readonly kind: AdmonitionProps['kind']
  /** HTML of an icon before the text. */
  readonly icon?: string
  /** The text of the badge. */
  readonly children: ReactNode
}

/** Props of a card. */
export interface CardProps {
  /** Title of the card: text, or a link that covers the whole card. Absent if the source sets no title. */
  readonly title?: ReactNode
  /** HTML of an icon. */
  readonly icon?: string
  /** The content below the title. */
  readonly children?: ReactNode
}

/** Props of a tree of files. */
export interface FileTreeProps {
  readonly text: Text
  /** Files and folders, in order. */
  readonly entries: readonly FileTreeEntry[]
}

/** A file or folder of a tree. */
export interface FileTreeEntry {
  /** Its name with inline markup. */
  readonly name: ReactNode
  /** A remark after the name. */
  readonly comment?: ReactNode
  /** True for `…`, the entry that replaces several others. */
  readonly isPlaceholder?: boolean
  /** True if the source emphasizes it. */
  readonly isHighlighted?: boolean
  /** Entries of a folder, empty if none are shown; absent for a file. */
  readonly entries?: readonly FileTreeEntry[]
}

/** Props of a frame around an image or other content. */
export interface FrameProps {
  /** Text below the content. */
  readonly caption?: ReactNode
  /** The framed content. */
  readonly children: ReactNode
}

/** Props of the first part of a landing page. */
export interface HeroProps {
  /** Headline, sentences, buttons and search field, in order. */
  readonly children: ReactNode
  /** An image or code next to the text. */
  readonly visual?: ReactNode
}

/** Props of a term with an explanation. */
export interface TooltipProps {
  /** Unique in the page. */
  readonly id: string
  /** The explanation as plain text. */
  readonly tip: string
  /** The term. */
  readonly children: ReactNode
}

/** Props of a changelog: entries that readers can filter. */
export interface UpdatesProps {
  readonly text: Text
  /** The tags of its entries, each once, in order. */
  readonly tags: readonly string[]
  /** The entries. */
  readonly children: ReactNode
}

/** Props of an entry of a changelog. */
export interface UpdateProps {
  /** Its heading. */
  readonly heading?: ReactNode
  /** Date of the entry, as written. */
  readonly date?: string
  /** Words that classify the entry. */
  readonly tags: readonly string[]
  /** Description of the changes. */
  readonly children: ReactNode
}
