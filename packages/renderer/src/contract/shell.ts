import type { LinkView } from './page.js'

/** What stands around every page: shared by all pages with the same active navbar items. */
export interface ShellView {
  readonly announcement?: AnnouncementView
  readonly navbar: NavbarView
  readonly footer?: FooterView
}

/** The announcement bar; `content` is trusted HTML from the config. */
export interface AnnouncementView {
  readonly id: string
  readonly content: string
  readonly backgroundColor?: string
  readonly textColor?: string
  readonly isCloseable: boolean
}

/** A picture in navbar or footer; `srcDark` replaces `src` in dark mode. */
export interface LogoView {
  readonly alt: string
  readonly src: string
  readonly srcDark?: string
  readonly href?: string
  readonly width?: number
  readonly height?: number
  readonly target?: string
  readonly className?: string
}

/** The fixed bar at the top. */
export interface NavbarView {
  readonly title?: string
  readonly logo?: LogoView
  /** Where title and logo lead. */
  readonly homeHref: string
  readonly isHiddenOnScroll: boolean
  readonly start: readonly NavbarItemView[]
  readonly end: readonly NavbarItemView[]
  readonly hasColorModeSwitch: boolean
}

/** One finished navbar item; all nine configured types end as one of these. */
export type NavbarItemView =
  | NavbarLinkView
  | NavbarDropdownView
  | { readonly kind: 'html'; readonly html: string; readonly className?: string }
  | { readonly kind: 'search'; readonly href: string; readonly className?: string }

/** A link in the navbar or in a dropdown; exactly one of `label` and `html` is shown. */
export interface NavbarLinkView {
  readonly kind: 'link'
  readonly label: string
  readonly html?: string
  readonly href: string
  readonly isExternal: boolean
  readonly isCurrent: boolean
  readonly className?: string
  /** `lang` of a language link. */
  readonly language?: string
  /** Locale that a language link leads to: the renderer puts in the address of the same page, and `href` where there is none. */
  readonly locale?: string
  /** Name of the version that a version link leads to, for the script that finds the same page there. */
  readonly version?: string
  /** Id of the document that it leads to in the reader's version; empty for the version's main document. */
  readonly docId?: string
  /** Id of the documents whose version the reader has chosen: with `docId`, on pages outside of their versions. */
  readonly follows?: string
  /** Unknown config attributes, passed through (`target`, `data-…`, `aria-…`). */
  readonly attributes: Readonly<Record<string, string>>
}

/** A menu in the navbar. `purpose` tells language and version menus apart. */
export interface NavbarDropdownView {
  readonly kind: 'dropdown'
  readonly purpose: 'links' | 'locale' | 'version'
  /** Address of the file that lists versions and documents, on a version menu. */
  readonly versionsHref?: string
  /** Id of its documents, on pages outside of their versions: it shows the version that the reader prefers. */
  readonly follows?: string
  /** What its documents are called, on a version menu that stands beside one of other documents. */
  readonly documents?: string
  readonly label: string
  /** In place of the label. */
  readonly html?: string
  readonly href?: string
  readonly isCurrent: boolean
  readonly className?: string
  /** Those of the label. */
  readonly attributes?: Readonly<Record<string, string>>
  readonly items: readonly (
    | NavbarLinkView
    | { readonly kind: 'html'; readonly html: string; readonly className?: string }
  )[]
}

/** The footer: flat links, or columns. `copyright` is trusted HTML from the config. */
export interface FooterView {
  readonly style: 'light' | 'dark'
  readonly logo?: LogoView
  readonly columns: readonly FooterColumnView[]
  readonly links: readonly FooterLinkView[]
  readonly copyright?: string
}

/** A column of the footer. */
export interface FooterColumnView {
  readonly title?: string
  readonly className?: string
  readonly items: readonly FooterLinkView[]
}

/** A footer entry: a link, or trusted HTML where `html` is present. */
export interface FooterLinkView extends LinkView {
  readonly html?: string
  readonly isExternal: boolean
  readonly className?: string
  /** Unknown config attributes, passed through (`rel`, `data-…`, `aria-…`). */
  readonly attributes?: Readonly<Record<string, string>>
}
