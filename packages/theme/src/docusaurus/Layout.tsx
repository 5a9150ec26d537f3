import type { ReactElement, ReactNode } from 'react'
import { Head } from './Head.js'
import type { SiteFacts } from './hooks/site-facts.js'
import { isInBrowser, message } from './message.js'

/** Props that a page passes to the layout around it. */
export interface LayoutProps {
  readonly site: SiteFacts['siteConfig']
  readonly title?: string
  readonly description?: string
  readonly keywords?: string | readonly string[]
  readonly wrapperClassName?: string
  readonly noFooter?: boolean
  /**
   * `full`, the default, for content that arranges itself over the width of the window, as in Docusaurus; `home` for a
   * landing page; `column` for text in the column of a standalone page.
   */
  readonly layout?: 'full' | 'home' | 'column'
  readonly children?: ReactNode
}

/**
 * `@theme/Layout`. Because docgen renders its layout around every page, this component adds title, description and
 * keywords to the head, passes `noFooter` and `layout` to docgen's layout, and renders its children as the content.
 */
export function Layout(props: LayoutProps): ReactElement {
  const { site, title, description, keywords, wrapperClassName, noFooter = false, layout = 'full', children } = props
  const fullTitle = title && title !== site.title ? `${title} ${site.titleDelimiter} ${site.title}` : site.title
  return (
    <>
      <Head>
        <title>{fullTitle}</title>
        <meta property="og:title" content={fullTitle} />
        {description && <meta name="description" content={description} />}
        {description && <meta property="og:description" content={description} />}
        {keywords && <meta name="keywords" content={String(keywords)} />}
      </Head>
      {!isInBrowser() && message('layout', { hidesFooter: noFooter, layout })}
      {wrapperClassName ? <div className={wrapperClassName}>{children}</div> : children}
    </>
  )
}
