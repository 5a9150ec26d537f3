import { hugoRoute } from '@docgen/renderer/markdown'
import type { HugoPage } from './hugo-pages.js'
import { textAt } from './parse-data.js'

/** The route that docgen gives a page: the path of Hugo without its permalinks. */
export function routeOfPage({ path, fields }: Pick<HugoPage, 'path' | 'fields'>): string {
  const [slug, url] = [textAt(fields, 'slug'), textAt(fields, 'url')]
  return hugoRoute(path, { ...(slug !== undefined && { slug }), ...(url !== undefined && { url }) })
}

/** The old path of a page below a pattern of `permalinks`; `undefined` if the pattern contains an unknown part. */
export function fillPermalink(pattern: string, page: Pick<HugoPage, 'path' | 'fields'>): string | undefined {
  const date = /^(\d{4})-(\d{2})-(\d{2})/.exec(textAt(page.fields, 'date') ?? '')
  const parts = page.path.replace(/\.md$/i, '').split('/')
  const name = parts.at(-1) === 'index' ? (parts.at(-2) ?? '') : (parts.at(-1) ?? '')
  const folders = parts.slice(0, parts.at(-1) === 'index' ? -2 : -1)
  const title = hugoRoute(`${textAt(page.fields, 'title') ?? name}`.replaceAll('/', '-'), {}).slice(1)
  const slug = textAt(page.fields, 'slug')
  const values: Readonly<Record<string, string | undefined>> = {
    year: date?.[1],
    month: date?.[2],
    day: date?.[3],
    section: folders[0] ?? '',
    sections: folders.join('/'),
    title,
    slug: slug ?? title,
    filename: name,
    contentbasename: name,
    slugorfilename: slug ?? name,
    slugorcontentbasename: slug ?? name,
  }
  let isKnown = true
  const filled = pattern.replace(/:([a-z]+)(?:\[[^\]:]*\])?/g, (_whole, token: string) => {
    const value = values[token]
    if (value === undefined) isKnown = false
    return value ?? ''
  })
  return isKnown ? hugoRoute('', { url: filled.toLowerCase() }) : undefined
}
