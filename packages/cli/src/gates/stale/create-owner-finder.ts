import { compileGlobs } from '../../read/sort-doc-files.js'

interface Rule {
  readonly matches: (path: string) => boolean
  readonly owners: readonly string[]
}

/**
 * Reads the text of a CODEOWNERS file of GitHub or GitLab. Returns a function that finds the owners of a path relative
 * to the root of the repository. The last rule that matches wins, in GitLab separately for each section. A rule without
 * owners has the owners of its section, if any.
 */
export function createOwnerFinder(codeOwners: string): (path: string) => readonly string[] {
  const sections: Rule[][] = [[]]
  let defaults: readonly string[] = []
  for (const content of codeOwners.split(/\r?\n/)) {
    const comment = content.search(/(?:^|\s)#/)
    const line = (comment === -1 ? content : content.slice(0, comment)).trim()
    if (line === '') continue
    const section = /^\^?\[[^\]]+\](?:\[\d+\])?(?=\s|$)/.exec(line)?.[0]
    if (section !== undefined) {
      sections.push([])
      defaults = splitWords(line.slice(section.length))
      continue
    }
    const [pattern = '', ...owners] = splitWords(line)
    // GitLab excludes files with `!`; GitHub ignores such lines.
    const isExcluded = pattern.startsWith('!')
    const rule = {
      matches: compileOwnerPattern(isExcluded ? pattern.slice(1) : pattern),
      owners: isExcluded ? [] : owners.length > 0 ? owners : defaults,
    }
    sections.at(-1)?.push(rule)
  }
  return (path) => [
    ...new Set(sections.flatMap((rules) => rules.findLast(({ matches }) => matches(path))?.owners ?? [])),
  ]
}

/** Splits at spaces that no backslash escapes. */
function splitWords(text: string): readonly string[] {
  return (text.match(/(?:\\.|[^\s\\])+/g) ?? []).map((word) => word.replace(/\\([\s#])/g, '$1'))
}

/** Compiles a pattern. It works as in .gitignore, but `docs/*` matches no files in subfolders. */
function compileOwnerPattern(pattern: string): (path: string) => boolean {
  const inner = pattern.replace(/^\//, '')
  const isAnchored = pattern.replace(/\/$/, '').includes('/')
  const glob = `${isAnchored ? '' : '**/'}${inner.replace(/\/$/, '')}`
  if (inner.endsWith('/')) return compileGlobs([`${glob}/**`])
  return compileGlobs(isAnchored && /(?<!\*)\*$/.test(inner) ? [glob] : [glob, `${glob}/**`])
}
