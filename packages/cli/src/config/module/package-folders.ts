import { dirname, join } from 'node:path'

/** The folders in which Node.js looks for a site's packages, nearest first; also used for files outside the site. */
export function packageFolders(siteDir: string): string[] {
  const parent = dirname(siteDir)
  return [join(siteDir, 'node_modules'), ...(parent === siteDir ? [] : packageFolders(parent))]
}
