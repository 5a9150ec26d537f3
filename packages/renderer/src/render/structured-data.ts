import type { BlogPosting, BreadcrumbList, Person, TechArticle, WithContext } from 'schema-dts'
import type { ArticleView, HeadView } from '../contract/index.js'

/** The page of an article, which structured data describes together with the article. */
interface ArticleContext {
  readonly head: HeadView
  /** BCP 47 tag of the page. */
  readonly language: string
  readonly description: string | undefined
}

/** The page's breadcrumbs as JSON-LD; an empty string if it has none. */
export function breadcrumbData({ breadcrumbs }: HeadView): string {
  if (breadcrumbs.length === 0) return ''
  const list: WithContext<BreadcrumbList> = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: href,
    })),
  }
  return dataBlock(JSON.stringify(list))
}

/**
 * The article as JSON-LD; an empty string if docgen knows neither dates nor authors, because other elements of the head
 * contain title and description.
 */
export function articleData({ head, language, description }: ArticleContext): string {
  const { article, canonical, image } = head
  if (!article) return ''
  const authors = article.authors.map(describePerson)
  const data: WithContext<TechArticle | BlogPosting> = {
    '@context': 'https://schema.org',
    '@type': article.isPost ? 'BlogPosting' : 'TechArticle',
    headline: head.socialTitle,
    ...(description && { description }),
    ...(canonical !== undefined && { url: canonical }),
    ...(image !== undefined && { image }),
    inLanguage: article.language ?? language,
    ...(article.published !== undefined && { datePublished: article.published }),
    ...(article.modified !== undefined && { dateModified: article.modified }),
    ...(authors.length > 0 && { author: authors }),
    ...(article.editor !== undefined && { editor: describePerson({ name: article.editor }) }),
  }
  return dataBlock(JSON.stringify(data))
}

function describePerson({ name, url }: ArticleView['authors'][number]): Person {
  return { '@type': 'Person', name, ...(url !== undefined && { url }) }
}

/** An element with JSON-LD. Browsers never run it, so the security policy needs no hash for it. */
export function dataBlock(json: string): string {
  return `<script type="application/ld+json">${json.replace(/</g, '\\u003c')}</script>`
}
