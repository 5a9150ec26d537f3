import type { LoadedPage, PageLoader } from './page-loader.js'

/** The pages of a loader, the last requested one first; without those that are loading or failed. */
export async function listKept(loader: PageLoader): Promise<readonly LoadedPage[]> {
  const pages = loader.kept().map((page) => Promise.race([page, undefined]).catch(() => undefined))
  return (await Promise.all(pages)).filter((page) => page !== undefined).reverse()
}
