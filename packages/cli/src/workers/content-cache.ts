import type { Content } from '@docgen/renderer/contract'
import type { Cache } from '../cache/open-cache.js'
import type { ContentFacts } from './page-task.js'

// Facts are asked for in every build, the rest only to render: they are kept apart, and nothing is kept twice.
type Rest = Omit<Content, keyof ContentFacts>

/** Puts compiled content into the cache. */
export function rememberContent(key: string, content: Content, cache: Cache): void {
  const { links, anchors, diagnostics, ...rest } = content
  cache.put(`content:${key}`, rest satisfies Rest)
  cache.put(`facts:${key}`, { links, anchors, diagnostics } satisfies ContentFacts)
}

/** The whole content, as it was compiled. */
export function recallContent(key: string, cache: Cache): Content | undefined {
  const facts = recallFacts(key, cache)
  const rest = facts && cache.get<Rest>(`content:${key}`)
  return rest && { ...rest, ...facts }
}

/** What checks and keys need of the content. */
export function recallFacts(key: string, cache: Cache): ContentFacts | undefined {
  return cache.get<ContentFacts>(`facts:${key}`)
}

/** The facts in a content. */
export function factsOf({ links, anchors, diagnostics }: Content): ContentFacts {
  return { links, anchors, diagnostics }
}
