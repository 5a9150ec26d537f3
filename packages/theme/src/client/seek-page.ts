import { type PageLoader, plainPath } from './page-loader.js'

/**
 * Redirects from the not-found page to the page that the URL means in another spelling, such as one with a trailing
 * slash.
 */
export async function seekPage(loader: PageLoader): Promise<void> {
  const { pathname, search, hash } = location
  if (plainPath(pathname) === pathname) return
  const { url } = await loader.load(new URL(location.href))
  if (url.pathname !== pathname) location.replace(url.pathname + search + hash)
}
