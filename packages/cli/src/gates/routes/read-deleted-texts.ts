import { runGit } from '../../read/git/run-git.js'

/** Marks the lines of Git's log that are hashes of commits. */
const COMMIT_MARK = '\u0001'

/**
 * The last texts of files that no longer exist, by path relative to the site's folder, from Git's history. Files that
 * Git does not know are missing from the map.
 */
export async function readDeletedTexts(
  siteDir: string,
  paths: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  // Git reads one name per line.
  const readablePaths = paths.filter((path) => !path.includes('\n'))
  if (readablePaths.length === 0) return new Map()
  const commits = await findDeletions(siteDir, new Set(readablePaths))
  const names = readablePaths.map((path) => {
    const commit = commits.get(path)
    // A deletion that is not committed yet has its text in the last commit.
    return `${commit === undefined ? 'HEAD' : `${commit}^`}:./${path}\n`
  })
  const { output } = await runGit(siteDir, ['cat-file', '--batch'], { input: names.join(''), encoding: 'latin1' })
  const texts = parseObjects(output)
  return new Map(
    readablePaths.flatMap((path, index) => {
      const text = texts[index]
      return text === undefined ? [] : [[path, text] as const]
    }),
  )
}

/**
 * The texts that `git cat-file --batch` prints, with a character per byte: `HASH blob SIZE`, a line break, the content
 * and a line break for each. Objects that Git does not know have one line. They are `undefined`, as are folders.
 */
export function parseObjects(output: string): readonly (string | undefined)[] {
  const texts: (string | undefined)[] = []
  for (let start = 0; start < output.length; ) {
    const lineEnd = output.indexOf('\n', start)
    if (lineEnd === -1) break
    const [, type, size] = /^[\da-f]+ (\w+) (\d+)$/.exec(output.slice(start, lineEnd)) ?? []
    const end = lineEnd + 1 + Number(size ?? 0)
    texts.push(type === 'blob' ? Buffer.from(output.slice(lineEnd + 1, end), 'latin1').toString('utf8') : undefined)
    start = size === undefined ? end : end + 1
  }
  return texts
}

/** File → hash of the last commit that deleted it, found in one walk through the history. */
async function findDeletions(siteDir: string, paths: ReadonlySet<string>): Promise<ReadonlyMap<string, string>> {
  const flags = ['--no-color', '--no-ext-diff', '--no-renames', '--diff-filter=D', '--name-only', '-z', '--relative']
  const { output } = await runGit(siteDir, ['log', ...flags, `--format=%x01%H`])
  const commits = new Map<string, string>()
  let commit = ''
  for (const part of output.split('\0')) {
    const text = part.replace(/^\n+/, '')
    if (text.startsWith(COMMIT_MARK)) commit = text.slice(COMMIT_MARK.length)
    else if (paths.has(text) && !commits.has(text)) commits.set(text, commit)
  }
  return commits
}
