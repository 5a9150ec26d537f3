import type { PageProps } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'

/** A landing page: its content as wide as the window, without the parts around a document. */
export function HomePage({ components, site, text, page, html, headingHtml, headingId }: PageProps): ReactElement {
  const { Banner, VersionNotice } = components
  // An untranslated page is in another language than the interface around it.
  const languageAttributes = page.contentLanguage && {
    lang: page.contentLanguage.language,
    dir: page.contentLanguage.direction,
  }
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
          {...languageAttributes}
          dangerouslySetInnerHTML={{ __html: headingHtml }}
        />
      )}
      <div className="prose" {...languageAttributes} dangerouslySetInnerHTML={{ __html: html }} />
    </article>
  )
}
