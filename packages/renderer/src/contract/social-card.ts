/** Texts of a page's social card. */
export interface SocialCardView {
  readonly title: string
  /** Where the page is, such as `Guides › Payments`; may be empty. */
  readonly section: string
  readonly siteTitle: string
  /** Host of the site, and label of the version if there are several. */
  readonly footer: string
  /** BCP 47 tag. */
  readonly language: string
  /** Direction of that language. */
  readonly direction: 'ltr' | 'rtl'
}

/**
 * Props of a social card, the image of link previews. It is rendered without style sheets: style each element inline.
 */
export interface SocialCardProps {
  /** Texts of the page. */
  readonly card: SocialCardView
  /** CSS color. */
  readonly accent: string
  /** URL of the navbar's logo, for an `img` element; absent if there is none in a supported format. */
  readonly logo?: string
}
