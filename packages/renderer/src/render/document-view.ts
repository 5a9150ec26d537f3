/** The inputs of the HTML document that do not depend on the page: the same for all pages of a locale. */
export interface DocumentView {
  readonly siteTitle: string
  /** Origin of the site, such as `https://docs.example.com`. */
  readonly origin: string
  readonly language: string
  readonly direction: 'ltr' | 'rtl'
  readonly defaultColorMode: 'light' | 'dark'
  readonly isColorModeSwitchable: boolean
  readonly followsSystemColorMode: boolean
  readonly announcementId?: string
  readonly stylesheetHref: string
  /** The font file that the pages load first; absent on a site without web fonts. */
  readonly fontHref?: string
  /** URLs of the style sheets that only some pages need, by name. */
  readonly sheets?: Readonly<Record<string, string>>
  /** URLs of the search page's script and of the manifest that it requests; absent on a site without search. */
  readonly search?: { readonly scriptHref: string; readonly manifestHref?: string }
  /** Module that renders diagrams; absent on a site without diagrams. */
  readonly diagramHref?: string
  /** The script of all pages other than the search page. */
  readonly scriptHref: string
  readonly inlineScript: string
  /** The content security policy for the page's meta tag; absent without one. */
  readonly policy?: string
  readonly favicon?: string
  readonly metadata: readonly Readonly<Record<string, string>>[]
  /** Attributes of the `<link>` elements that the site adds to every page. */
  readonly links?: readonly Readonly<Record<string, string | boolean>>[]
  /** JSON-LD for search engines, on every page. */
  readonly structuredData?: readonly string[]
  readonly scripts: readonly Readonly<Record<string, string | boolean>>[]
}
