import type { LoadedPage, PageLoader } from './page-loader.js'

/** The pages that a loader keeps, the last requested one first; without pages that are loading or failed. */
export async function listKeptPages(loader: PageLoader): Promise<readonly LoadedPage[]> {
  const pages = loader.kept().map((page) => Promise.race([page, undefined]).catch(() => undefined))
  return (await Promise.all(pages)).filter((page) => page !== undefined).reverse()
}
