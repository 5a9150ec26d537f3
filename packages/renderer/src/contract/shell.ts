import type { LinkView } from './page.js'

/** The frame around every page: shared by all pages with the same active navbar items. */
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

/** An image in navbar or footer; `srcDark` replaces `src` in dark mode. */
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

/** The bar at the top. */
export interface NavbarView {
  readonly title?: string
  readonly logo?: LogoView
  /** Target of title and logo. */
  readonly homeHref: string
  readonly isHiddenOnScroll: boolean
  readonly start: readonly NavbarItemView[]
  readonly end: readonly NavbarItemView[]
  /** Items of the second row; absent without one. */
  readonly tabs?: readonly NavbarItemView[]
  readonly hasColorModeSwitch: boolean
}

/** A final navbar item; all nine configured types become one of these. */
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
  /** HTML of an icon before the label, hidden from assistive technology. */
  readonly icon?: string
  readonly className?: string
  /** `lang` of a language link. */
  readonly language?: string
  /**
   * Locale that a language link points to: the renderer inserts the URL of the same page, or `href` if there is none.
   */
  readonly locale?: string
  /** Name of the version that a version link points to, for the script that finds the same page there. */
  readonly version?: string
  /** Id of the page that it links to in the reader's version; empty for the version's main page. */
  readonly docId?: string
  /** Id of the docs whose preferred version the link points to; present with `docId`, on pages outside all versions. */
  readonly follows?: string
  /** Unknown config attributes, passed through (`target`, `data-…`, `aria-…`). */
  readonly attributes: Readonly<Record<string, string>>
}

/** A menu in the navbar. `purpose` distinguishes language and version menus. */
export interface NavbarDropdownView {
  readonly kind: 'dropdown'
  readonly purpose: 'links' | 'locale' | 'version'
  /** URL of the file that lists versions and pages, on a version menu. */
  readonly versionsHref?: string
  /** Id of its docs; present on pages outside all versions, where the menu shows the reader's preferred version. */
  readonly follows?: string
  /** Name of its docs, on a version menu if there are several. */
  readonly documents?: string
  readonly label: string
  /** Replaces the label. */
  readonly html?: string
  readonly href?: string
  readonly isCurrent: boolean
  /** HTML of an icon before the label, hidden from assistive technology. */
  readonly icon?: string
  readonly className?: string
  /** Attributes of the label. */
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

/** A footer entry: a link, or trusted HTML if `html` is present. */
export interface FooterLinkView extends LinkView {
  readonly html?: string
  readonly isExternal: boolean
  readonly className?: string
  /** Unknown config attributes, passed through (`rel`, `data-…`, `aria-…`). */
  readonly attributes?: Readonly<Record<string, string>>
}
