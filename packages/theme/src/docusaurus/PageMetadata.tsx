import type { ReactElement, ReactNode } from 'react'
import { Head } from './Head.js'

/** Props of `PageMetadata`. */
export interface PageMetadataProps {
  readonly title?: string
  readonly description?: string
  readonly keywords?: string | readonly string[]
  readonly image?: string
  readonly children?: ReactNode
}

/** `PageMetadata` of `@docusaurus/theme-common`: elements for the head of the page. */
export function PageMetadata({ title, description, keywords, image, children }: PageMetadataProps): ReactElement {
  return (
    <Head>
      {title && <title>{title}</title>}
      {title && <meta property="og:title" content={title} />}
      {description && <meta name="description" content={description} />}
      {description && <meta property="og:description" content={description} />}
      {keywords && <meta name="keywords" content={String(keywords)} />}
      {image && <meta property="og:image" content={image} />}
      {children}
    </Head>
  )
}
