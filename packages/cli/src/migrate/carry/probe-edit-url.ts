const PROBE = 'a-folder/a-page.md'

/**
 * What a function for edit links puts before every path, found by asking it for two made-up pages; `undefined` where it
 * depends on more than the path.
 */
export function probeEditUrl(make: unknown, docsPath: string): string | undefined {
  const folder = docsPath.replace(/^\.\//, '')
  const first = ask(make, { docPath: PROBE, versionDocsDirPath: folder, version: 'current', locale: 'en' })
  const second = ask(make, { docPath: PROBE, versionDocsDirPath: folder, version: 'current', locale: 'fr' })
  if (first === undefined || first !== second) return undefined
  const ending = `${folder}/${PROBE}`
  return first.endsWith(`/${ending}`) && URL.canParse(first) ? first.slice(0, -ending.length) : undefined
}

interface Question {
  readonly docPath: string
  readonly versionDocsDirPath: string
  readonly version: string
  readonly locale: string
}

function ask(make: unknown, question: Question): string | undefined {
  if (typeof make !== 'function') return undefined
  try {
    const answer: unknown = make({ ...question, permalink: '/a-folder/a-page' })
    return typeof answer === 'string' ? answer : undefined
  } catch {
    return undefined
  }
}
