import type { Data, Processor } from 'unified'

type SyntaxExtension = NonNullable<Data['micromarkExtensions']>[number]
type ConstructRecord = NonNullable<SyntaxExtension['flow']>
type Construct = Exclude<NonNullable<ConstructRecord[string]>, readonly unknown[]>
type Tokenizer = Construct['tokenize']
type State = ReturnType<Tokenizer>
type Effects = Parameters<Tokenizer>[0]
type Code = Parameters<State>[0]
type TreeExtensions = NonNullable<Data['fromMarkdownExtensions']>[number]
type TreeExtension = Exclude<TreeExtensions, readonly unknown[]>

/** The part of `Effects` that opens and closes tokens, including token types of extensions. */
interface TokenEffects {
  enter(type: string, fields?: { contentType: 'text' }): unknown
  exit(type: string): unknown
}

const COLON = 58
const VIRTUAL_SPACE = -1
const TAB = -2
const SPACE = 32

/**
 * Unified plugin that adds titles without brackets to `remark-directive`: `:::danger Title` gets the same first child,
 * a paragraph marked `directiveLabel`, as `:::danger[Title]`. Use it after `remark-directive`, whose tokenizer it
 * wraps. Only an opening fence with a space after name or attributes, and without a label, can have a title without
 * brackets.
 */
export function remarkDirectiveTitle(this: Processor): undefined {
  const data = this.data()
  const index = data.micromarkExtensions?.findIndex((extension) => containerOf(extension) !== undefined) ?? -1
  const extension = data.micromarkExtensions?.[index]
  const container = extension && containerOf(extension)
  if (!extension || !container || !data.micromarkExtensions) {
    throw new Error('remarkDirectiveTitle must be used after remark-directive')
  }
  const others = [extension.flow?.[COLON] ?? []].flat().filter((construct) => construct !== container)
  const titled: Construct = { ...container, tokenize: tokenizeWithTitle(container.tokenize) }
  data.micromarkExtensions[index] = { ...extension, flow: { ...extension.flow, [COLON]: [titled, ...others] } }
  data.fromMarkdownExtensions?.push(titleToTree)
  return undefined
}

const titleToTree: TreeExtension = {
  enter: {
    directiveContainerTitle(token) {
      this.enter({ type: 'paragraph', data: { directiveLabel: true }, children: [] }, token)
    },
  },
  exit: {
    directiveContainerTitle(token) {
      this.exit(token)
    },
  },
}

function containerOf(extension: SyntaxExtension): Construct | undefined {
  // Only the container construct is marked as concrete; it comes before the leaf directive.
  return [extension.flow?.[COLON] ?? []].flat().find((construct) => construct.concrete === true)
}

/**
 * Runs the original tokenizer and takes control within the white space after the opening fence. There the original
 * would fail at any character except a line ending. So the title is tokenized first, and the original then sees only
 * the line ending.
 */
function tokenizeWithTitle(original: Tokenizer): Tokenizer {
  return function tokenize(effects, ok, nok) {
    const isBlank: Construct = { tokenize: tokenizeBlank, partial: true }
    let phase: 'fence' | 'space' | 'title' | 'passed' = 'fence'
    const { events } = this
    const firstEvent = events.length

    let space: ReturnType<Effects['exit']> | undefined

    const watched: Effects = {
      ...effects,
      enter(type, fields) {
        if (phase === 'fence' && type === 'whitespace') phase = 'space'
        return effects.enter(type, fields)
      },
      exit(tokenType) {
        const type: string = tokenType
        // The white space before the title is already closed, and there is none after the title.
        if (phase === 'title' && type === 'whitespace' && space) return space
        if (type === 'directiveContainerFence') phase = 'passed'
        return effects.exit(tokenType)
      },
    }
    return watch(original.call(this, watched, leave(ok), leave(nok)))

    function leave(state: State): State {
      return (code) => {
        phase = 'passed'
        return state(code)
      }
    }

    function watch(state: State): State {
      return (code) => {
        if (phase === 'space' && !isSpace(code) && !isLineEnd(code) && !hasLabel()) return startTitle(state, code)
        const next = state(code)
        return phase === 'passed' || !next ? next : watch(next)
      }
    }

    function hasLabel(): boolean {
      return events.slice(firstEvent).some(([, token]) => String(token.type) === 'directiveContainerLabel')
    }

    function startTitle(resume: State, first: Code): State | undefined {
      const tokens: TokenEffects = effects
      phase = 'title'
      space = effects.exit('whitespace')
      tokens.enter('directiveContainerTitle')
      tokens.enter('chunkText', { contentType: 'text' })
      return inTitle(first)

      function inTitle(code: Code): State | undefined {
        if (isLineEnd(code)) return endTitle(code)
        if (isSpace(code)) return effects.check(isBlank, endTitle, consumeTitle)(code)
        return consumeTitle(code)
      }

      function consumeTitle(code: Code): State | undefined {
        effects.consume(code)
        return inTitle
      }

      function endTitle(code: Code): State | undefined {
        effects.exit('chunkText')
        tokens.exit('directiveContainerTitle')
        if (isSpace(code)) {
          effects.enter('whitespace')
          space = undefined
        }
        // The original tokenizer is still in the white space: it consumes the rest of the white space, closes its token
        // and continues.
        return resume(code)
      }
    }
  }
}

/** Succeeds if only white space is left on the line. */
const tokenizeBlank: Tokenizer = (effects, ok, nok) => {
  const state: State = (code) => {
    if (isLineEnd(code)) return ok(code)
    if (!isSpace(code)) return nok(code)
    effects.enter('whitespace')
    effects.consume(code)
    effects.exit('whitespace')
    return state
  }
  return state
}

function isSpace(code: Code): boolean {
  return code === SPACE || code === TAB || code === VIRTUAL_SPACE
}

function isLineEnd(code: Code): boolean {
  return code === null || code < TAB
}
