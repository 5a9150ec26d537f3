const PROBE = 'a-folder/a-page.md'

/**
 * The prefix that a function for edit links adds to every path, found by calling it for two sample pages;
 * `undefined` if it depends on more than the path. `siteDir` resolves paths out of the site.
 */
export function probeEditUrl(make: unknown, docsPath: string, siteDir: string): string | undefined {
  const folder = docsPath.replace(/^\.\//, '')
  const first = call(make, { docPath: PROBE, versionDocsDirPath: folder, version: 'current', locale: 'en' })
  const second = call(make, { docPath: PROBE, versionDocsDirPath: folder, version: 'current', locale: 'fr' })
  if (first === undefined || first !== second || !URL.canParse(first)) return undefined
  const ending = `${folder}/${PROBE}`
  if (first.endsWith(`/${ending}`)) return first.slice(0, -ending.length)
  // Such functions write the folder as in the repository, where docs are next to the site.
  const steps = folder.split('/').filter((part) => part === '..').length
  const inside = ending.slice('../'.length * steps)
  if (steps === 0 || !folder.startsWith('../'.repeat(steps)) || !first.endsWith(`/${inside}`)) return undefined
  return `${first.slice(0, -inside.length)}${siteDir.split(/[\\/]/).slice(-steps).map(encodeURIComponent).join('/')}/`
}

interface Question {
  readonly docPath: string
  readonly versionDocsDirPath: string
  readonly version: string
  readonly locale: string
}

function call(make: unknown, question: Question): string | undefined {
  if (typeof make !== 'function') return undefined
  try {
    const answer: unknown = make({ ...question, permalink: '/a-folder/a-page' })
    return typeof answer === 'string' ? answer : undefined
  } catch {
    return undefined
  }
}
