import { runGit } from '../../read/git/run-git.js'

const START = '\u0001'

/**
 * The last texts of files that no longer exist, by path relative to the site's folder, from the history of Git. Files
 * that it does not know are missing.
 */
export async function readDeletedTexts(
  siteDir: string,
  paths: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>()
  if (paths.length === 0) return texts
  const commits = await findDeletions(siteDir, new Set(paths))
  for (const path of paths) {
    const commit = commits.get(path)
    // A deletion that is not committed yet has its text in the last commit.
    const { status, output } = await runGit(siteDir, [
      'show',
      `${commit === undefined ? 'HEAD' : `${commit}^`}:./${path}`,
    ])
    if (status === 0) texts.set(path, output)
  }
  return texts
}

/** The last commit that deleted each file, by one walk through the history. */
async function findDeletions(siteDir: string, wanted: ReadonlySet<string>): Promise<ReadonlyMap<string, string>> {
  const flags = ['--no-color', '--no-ext-diff', '--no-renames', '--diff-filter=D', '--name-only', '-z', '--relative']
  const { output } = await runGit(siteDir, ['log', ...flags, `--format=%x01%H`])
  const commits = new Map<string, string>()
  let commit = ''
  for (const part of output.split('\0')) {
    const text = part.replace(/^\n+/, '')
    if (text.startsWith(START)) commit = text.slice(START.length)
    else if (wanted.has(text) && !commits.has(text)) commits.set(text, commit)
  }
  return commits
}
