import { nearestWord } from '@docgen/renderer/contract'
import type { Doc } from '../graph/doc.js'

/** The page that a text names; else the id, path or route that the text resembles, if there is one. */
export interface FoundDoc {
  readonly doc?: Doc
  readonly near?: string
}

/** Finds a page among `docs` by what users call it: its source file, id, URL or route. */
export function findDoc(name: string, docs: readonly Doc[]): FoundDoc {
  const plain = name.replace(/^\.\//, '').replace(/^https?:\/\/[^/]+/, '')
  const slashed = `/${plain.replace(/^\/+|(?<!\/)\/+$/g, '')}`
  const doc =
    docs.find(({ source }) => source === plain) ??
    docs.find(({ id }) => id === plain) ??
    docs.find(({ route, href }) => route === slashed || href === plain) ??
    docs.find(({ source }) => source.endsWith(slashed) || source.replace(/\.mdx?$/, '').endsWith(slashed))
  if (doc) return { doc }
  const near = nearestWord(
    plain,
    docs.flatMap(({ id, source, route }) => [id, source, route]),
  )
  return near === undefined ? {} : { near }
}
