import { runGit } from '../../read/git/run-git.js'

/** Old → new path of files that Git lists as renamed, relative to the site's folder; empty without a repository. */
export async function readRenames(siteDir: string): Promise<ReadonlyMap<string, string>> {
  const flags = ['--no-color', '--no-ext-diff', '-M', '--diff-filter=R', '--name-status', '-z', '--relative']
  const runs = await Promise.all([
    runGit(siteDir, ['diff', ...flags, 'HEAD']),
    runGit(siteDir, ['log', ...flags, '--format=']),
  ])
  const outputs = runs.flatMap(({ status, output }) => (status === 0 ? [output] : []))
  const renames = new Map<string, string>()
  for (const [from, to] of outputs.flatMap(parseRenames)) if (!renames.has(from)) renames.set(from, to)
  return renames
}

/** Pairs of old and new path from Git's output, which repeats `R100 NUL old NUL new NUL`. */
export function parseRenames(output: string): readonly (readonly [string, string])[] {
  const parts = output.split('\0').map((part) => part.replace(/^\n+/, ''))
  return parts.flatMap((part, index) => {
    const [from, to] = [parts[index + 1], parts[index + 2]]
    return /^R\d+$/.test(part) && from !== undefined && to !== undefined ? [[from, to] as const] : []
  })
}

/** Follows the renames of a file to a path that `exists`; undefined if the file was deleted. */
export function followRenames(
  path: string,
  renames: ReadonlyMap<string, string>,
  exists: (path: string) => boolean,
): string | undefined {
  const seen = new Set<string>()
  let current: string | undefined = path
  while (current !== undefined && !exists(current) && !seen.has(current)) {
    seen.add(current)
    current = renames.get(current)
  }
  return current !== undefined && exists(current) ? current : undefined
}
