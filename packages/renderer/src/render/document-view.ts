/** What the document around every page's body needs and no page knows: the same for all pages of a locale. */
export interface DocumentView {
  readonly siteTitle: string
  /** Absolute address of the site without path, such as `https://docs.example.com`. */
  readonly origin: string
  readonly language: string
  readonly direction: 'ltr' | 'rtl'
  readonly defaultColorMode: 'light' | 'dark'
  readonly isColorModeSwitchable: boolean
  readonly followsSystemColorMode: boolean
  readonly announcementId?: string
  readonly stylesheetHref: string
  /** Style sheet of all formulas; absent on a site without them. */
  readonly mathStylesheetHref?: string
  /** Style sheet of posts and their lists; absent on a site without a blog. */
  readonly blogStylesheetHref?: string
  /** Module that draws diagrams; absent on a site without them. */
  readonly diagramHref?: string
  readonly scriptHref: string
  readonly inlineScript: string
  /** The content security policy for the page's meta tag; absent where the page has none. */
  readonly policy?: string
  readonly favicon?: string
  readonly metadata: readonly Readonly<Record<string, string>>[]
  /** Attributes of `<link>` elements of the site's own. */
  readonly links?: readonly Readonly<Record<string, string | boolean>>[]
  /** JSON of what search engines are told on every page. */
  readonly structuredData?: readonly string[]
  readonly scripts: readonly Readonly<Record<string, string | boolean>>[]
}
