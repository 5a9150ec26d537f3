import { dirname, join } from 'node:path'

/** The folders in which Node.js looks for the packages of a site, nearest first: files outside the site find them there, too. */
export function packageFolders(siteDir: string): string[] {
  const parent = dirname(siteDir)
  return [join(siteDir, 'node_modules'), ...(parent === siteDir ? [] : packageFolders(parent))]
}
