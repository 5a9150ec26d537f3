import type { Cache } from '../../cache/open-cache.js'
import { forgetContent, hasFailed, NO_FACTS, recallFacts } from '../../workers/content-cache.js'
import type { ContentFacts } from '../../workers/page-task.js'
import { forgetSearch } from '../../workers/search-record.js'
import type { CompileInput } from '../compile/compile-input.js'

/** Facts about content that was compiled just now. */
export interface CompiledFacts {
  /** Key of the content. */
  readonly key: string
  readonly facts: ContentFacts | undefined
  /** Whether this session compiled the content: it then also removes it from disk. */
  readonly isCompiled: boolean
  /** Key of its search data; absent if search does not find the page. */
  readonly searchKey?: string
}

/** Facts about the content of a session's pages, in memory. */
export interface FactStore {
  /** Finds the facts of an input, also on disk; `undefined` until it is compiled. No input has empty facts. */
  readonly find: (input: CompileInput | undefined) => ContentFacts | undefined
  readonly add: (compiled: CompiledFacts) => void
  /**
   * Discards facts that no input has, and content that this session compiled, also from disk: a session sees thousands
   * of saves.
   */
  readonly sweep: (inputs: readonly (CompileInput | undefined)[]) => void
}

/** Creates an empty store. */
export function createFactStore(cache: Cache): FactStore {
  const facts = new Map<string, ContentFacts>()
  // Key of content compiled in this session → keys of its search data.
  const compiled = new Map<string, Set<string>>()
  // Keys of content that the inputs of the last sweep did not contain.
  let outdated: ReadonlySet<string> = new Set()
  const forgetCompiled = (key: string): void => {
    forgetContent(key, cache)
    for (const searchKey of compiled.get(key) ?? []) forgetSearch(searchKey, cache)
    compiled.delete(key)
  }
  return {
    find: (input) => {
      if (!input) return NO_FACTS
      const found = facts.get(input.key) ?? recallFacts(input.key, cache)
      if (found) facts.set(input.key, found)
      return found
    },
    add: ({ key, facts: newFacts, isCompiled, searchKey }) => {
      if (newFacts) facts.set(key, newFacts)
      if (isCompiled) compiled.set(key, compiled.get(key) ?? new Set())
      if (searchKey !== undefined) compiled.get(key)?.add(searchKey)
    },
    sweep: (inputs) => {
      // Any change may have fixed a failure.
      for (const [key, each] of facts) if (hasFailed(each)) facts.delete(key)
      if (facts.size < inputs.length * 2 + 100) return
      const current = new Set(inputs.map((input) => input?.key))
      for (const key of facts.keys()) if (!current.has(key)) facts.delete(key)
      const unused = new Set([...compiled.keys()].filter((key) => !current.has(key)))
      // A build in another process, for example, may still use the previous state: removed content stays until the
      // next sweep.
      for (const key of unused) if (outdated.has(key)) forgetCompiled(key)
      outdated = unused
    },
  }
}
