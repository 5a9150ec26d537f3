import { refractor } from 'refractor/core'
import { type Grammar, isGrammar } from './grammar-rules.js'
import { HighlightLimit, type TokenStream, tokenizeCode, type Work } from './tokenize-code.js'

/** The object that Prism passes to its hooks. */
interface HookEnvironment {
  code: string
  grammar: Grammar
  readonly language: string
  tokens?: TokenStream
}

type Hook = (environment: HookEnvironment) => void

/** The part of Prism's core that refractor inherits and does not declare. */
interface PrismCore {
  readonly util: { clone<Value>(value: Value): Value; objId(value: object): number }
  readonly Token: Work['Token']
}

/** The export of refractor's language modules: a function that adds a grammar to the given Prism. */
export interface Syntax {
  (prism: never): unknown
  readonly displayName: string
}

/** A `Syntax` that accepts any Prism, not only refractor's. */
type OpenSyntax = Syntax & ((prism: object) => unknown)

/** Allowed steps per character. Of 1,367 files of public code in 187 languages, none takes more than 50. */
const WORK_PER_CHARACTER = 100
/** Steps that a block may always take, however short it is. */
const MIN_WORK = 50_000

/** An isolated set of grammars: each grammar can refer only to those registered in the same set. */
export interface PrismEnvironment {
  readonly languages: Readonly<Record<string, unknown>>
  register(syntax: Syntax): void
  /** Tokenizes `code`, and applies the hooks of the registered grammars; `undefined` if that takes too much work. */
  tokenize(code: string, grammar: Grammar, language: string): TokenStream | undefined
}

/**
 * Creates an empty Prism. Prism's grammars modify each other (JavaScript adds itself to HTML, JS templates to
 * JavaScript). In the instance that refractor shares, a grammar depends on what other pages loaded before. Here every
 * language gets its own instance, so a code block gets the same HTML on every page.
 */
export function createPrismEnvironment(): PrismEnvironment {
  const core = findPrismCore()
  const hooks = new Map<string, Hook[]>()
  const languages: Record<string, unknown> = {}
  const work: Work = { left: 0, Token: core.Token }
  const runHooks = (name: string, environment: HookEnvironment): void => {
    for (const hook of hooks.get(name) ?? []) hook(environment)
  }

  const define = (name: string, value: unknown): void => {
    Object.defineProperty(languages, name, { value, enumerable: false })
  }
  define('extend', (name: string, changes: Grammar) => ({ ...core.util.clone(grammarOf(languages, name)), ...changes }))
  define('insertBefore', (inside: string, before: string, added: Grammar, root: Grammar = languages) => {
    const old = grammarOf(root, inside)
    const changed = insertBefore(old, before, added)
    root[inside] = changed
    replaceReferences(languages, { old, changed, except: inside })
    return changed
  })
  define('DFS', (start: unknown, visit: Visit, type?: string) => walkGrammar(start, visit, { type, seen: new Set() }))

  const prism = {
    util: core.util,
    Token: core.Token,
    tokenize: (code: string, grammar: Grammar) => tokenizeCode(code, grammar, work),
    plugins: {},
    languages,
    hooks: {
      add: (name: string, hook: Hook) => hooks.set(name, [...(hooks.get(name) ?? []), hook]),
      run: runHooks,
    },
    register(syntax: Syntax): void {
      if (isOpenSyntax(syntax) && !Object.hasOwn(languages, syntax.displayName)) syntax(prism)
    },
  }

  return {
    languages,
    register: prism.register,
    tokenize(code, grammar, language) {
      work.left = MIN_WORK + code.length * WORK_PER_CHARACTER
      const environment: HookEnvironment = { code, grammar, language }
      try {
        runHooks('before-tokenize', environment)
        environment.tokens = tokenizeCode(environment.code, environment.grammar, work)
        runHooks('after-tokenize', environment)
      } catch (error) {
        // Some hooks are recursive, so code with many tokens can overflow the stack.
        if (error instanceof HighlightLimit || error instanceof RangeError) return undefined
        throw error
      }
      return environment.tokens
    },
  }
}

function findPrismCore(): PrismCore {
  const core: object = refractor
  if (!isPrismCore(core)) throw new Error('refractor no longer inherits from Prism')
  return core
}

/** Accepts every function: the modules use only Prism's core, although their types require refractor. */
function isOpenSyntax(syntax: Syntax): syntax is OpenSyntax {
  return typeof syntax === 'function'
}

function isPrismCore(core: object): core is PrismCore {
  return 'util' in core && 'Token' in core
}

function grammarOf(root: Grammar, name: string): Grammar {
  const grammar = root[name]
  if (!isGrammar(grammar)) throw new Error(`the grammar ${name} is used before it is registered`)
  return grammar
}

function insertBefore(grammar: Grammar, before: string, added: Grammar): Grammar {
  const changed: Grammar = {}
  for (const [name, pattern] of Object.entries(grammar)) {
    if (name === before) Object.assign(changed, added)
    if (!Object.hasOwn(added, name)) changed[name] = pattern
  }
  return changed
}

type Visit = (this: Grammar, key: string, value: unknown, type: string) => void

function replaceReferences(languages: Grammar, change: { old: Grammar; changed: Grammar; except: string }): void {
  const visit: Visit = function (key, value) {
    if (value === change.old && key !== change.except) this[key] = change.changed
  }
  walkGrammar(languages, visit, { type: undefined, seen: new Set() })
}

function walkGrammar(start: unknown, visit: Visit, state: { type: string | undefined; seen: Set<unknown> }): void {
  if (!isTraversable(start)) return
  for (const key of Object.keys(start)) {
    visit.call(start, key, start[key], state.type ?? key)
    const value = start[key]
    if (!isTraversable(value) || state.seen.has(value)) continue
    state.seen.add(value)
    walkGrammar(value, visit, { type: Array.isArray(value) ? key : undefined, seen: state.seen })
  }
}

/** Whether Prism's own traversal visits a value: it visits plain objects and arrays, but not regular expressions. */
function isTraversable(value: unknown): value is Grammar {
  const tag = Object.prototype.toString.call(value)
  return tag === '[object Object]' || tag === '[object Array]'
}
