import { blankCode } from './blank-code.js'

/** An import of a page that is on one line. */
export interface PageImport {
  /** The names that it binds, without braces. */
  readonly names: string
  readonly specifier: string
  /** 1-based. */
  readonly line: number
}

const IMPORT = /^import ([^'"]+)['"]([^'"]+)['"]/

/** Lists the imports in a page outside of code. */
export function listImports(text: string): readonly PageImport[] {
  return blankCode(text)
    .split('\n')
    .flatMap((line, index) => {
      const [, before = '', specifier] = IMPORT.exec(line) ?? []
      if (specifier === undefined) return []
      const words = before.replace(/[{},]/g, ' ').trim().split(/\s+/)
      return [{ names: words.slice(0, -1).join(', '), specifier, line: index + 1 }]
    })
}
