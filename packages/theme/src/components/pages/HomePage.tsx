import type { PageProps } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import { languageAttributes } from './language-attributes.js'

/** A landing page: its content as wide as the window, without breadcrumbs, table of contents and pagination. */
export function HomePage({ components, site, text, page, html, headingHtml, headingId }: PageProps): ReactElement {
  const { Banner, VersionNotice } = components
  return (
    <article className="landing">
      {page.banners.map((kind) => (
        <Banner key={kind} text={text} kind={kind} />
      ))}
      {page.version && <VersionNotice site={site} text={text} version={page.version} />}
      {headingHtml !== undefined && (
        <h1
          id={headingId}
          className="doc-title"
          {...languageAttributes(page)}
          dangerouslySetInnerHTML={{ __html: headingHtml }}
        />
      )}
      <div className="prose" {...languageAttributes(page)} dangerouslySetInnerHTML={{ __html: html }} />
    </article>
  )
}
