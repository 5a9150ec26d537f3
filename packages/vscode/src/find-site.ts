import { dirname, sep } from 'node:path'

/** Returns the folders of sites, by the paths of their config files, each once. */
export function listSiteDirs(configs: readonly string[]): readonly string[] {
  return [...new Set(configs.map((path) => dirname(path)))].sort()
}

/** Finds the site of a file: the innermost folder with a config above it; `undefined` if there is none. */
export function findSite(path: string, siteDirs: readonly string[]): string | undefined {
  const around = siteDirs.filter((siteDir) => path.startsWith(siteDir.endsWith(sep) ? siteDir : siteDir + sep))
  return around.sort((a, b) => b.length - a.length)[0]
}
