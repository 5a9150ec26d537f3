import type { Page } from '../contract/index.js'
import { escapeHtml } from '../html/escape-html.js'

/**
 * Renders a text that links to a file, by its path from the page's source or, with a leading slash, from the site's
 * folder. Plain text if the URL to edit the page does not contain the path of its source: then the URL of other files
 * is unknown.
 */
export function renderSourceLink(
  { path, text }: { readonly path: string; readonly text: string },
  { editHref, source }: Pick<Page, 'editHref' | 'source'>,
): string {
  const href = editHref === undefined || source === undefined ? undefined : locateFile(path, editHref, source)
  const escaped = escapeHtml(text)
  return href === undefined ? escaped : `<a href="${escapeHtml(href)}">${escaped}</a>`
}

function locateFile(path: string, editHref: string, source: string): string | undefined {
  const inSite = encodePath(source)
  // The URL resolves the `../` of a source outside the site's folder.
  if (!editHref.endsWith(`/${inSite}`) || !URL.canParse(editHref)) return undefined
  if (!path.startsWith('/')) return new URL(encodePath(path), editHref).href
  return new URL(`${editHref.slice(0, -inSite.length)}${encodePath(path.slice(1))}`).href
}

function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/')
}
