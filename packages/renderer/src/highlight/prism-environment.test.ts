import clike from 'refractor/clike'
import javascript from 'refractor/javascript'
import jsExtras from 'refractor/js-extras'
import { describe, expect, it } from 'vitest'
import { isGrammar } from './grammar-rules.js'
import { createPrismEnvironment, type Syntax } from './prism-environment.js'

const syntax = (displayName: string, run: (prism: never) => unknown): Syntax => Object.assign(run, { displayName })

describe('createPrismEnvironment', () => {
  it('registers the dependencies of a grammar, each grammar once', () => {
    const environment = createPrismEnvironment()
    environment.register(javascript)
    const first = environment.languages['javascript']
    environment.register(javascript)
    expect(environment.languages['javascript']).toBe(first)
    expect(Object.keys(environment.languages)).toEqual(['clike', 'javascript', 'js'])
  })

  it('isolates environments', () => {
    const [one, other] = [createPrismEnvironment(), createPrismEnvironment()]
    one.register(javascript)
    one.register(jsExtras)
    other.register(javascript)
    const keys = (languages: Readonly<Record<string, unknown>>) => Object.keys(Object(languages['javascript']))
    expect(keys(one.languages)).toContain('method-variable')
    expect(keys(other.languages)).not.toContain('method-variable')
  })

  it('inserts before a pattern and follows other references to the grammar', () => {
    const environment = createPrismEnvironment()
    environment.register(clike)
    environment.register(
      syntax('alias', (prism: { languages: Record<string, unknown> }) => {
        prism.languages['alias'] = prism.languages['clike']
      }),
    )
    environment.register(
      syntax(
        'change',
        (prism: { languages: { insertBefore(a: string, b: string, c: object): void; change?: object } }) => {
          prism.languages.insertBefore('clike', 'string', { added: /x/ })
          prism.languages.change = {}
        },
      ),
    )
    const keys = Object.keys(Object(environment.languages['clike']))
    expect(keys.indexOf('added')).toBe(keys.indexOf('string') - 1)
    expect(environment.languages['alias']).toBe(environment.languages['clike'])
  })

  it('runs hooks around the tokenizer', () => {
    const environment = createPrismEnvironment()
    const hook = (environment: { code: string }) => {
      environment.code = environment.code.toUpperCase()
    }
    environment.register(
      syntax(
        'loud',
        (prism: { languages: Record<string, unknown>; hooks: { add(n: string, h: typeof hook): void } }) => {
          prism.languages['loud'] = { word: /[A-Z]+/ }
          prism.hooks.add('before-tokenize', hook)
        },
      ),
    )
    const grammar = environment.languages['loud']
    expect(isGrammar(grammar) && environment.tokenize('abc', grammar, 'loud')).toMatchObject([
      { type: 'word', content: 'ABC' },
    ])
  })

  it('throws if a grammar extends an unregistered one', () => {
    const early = syntax('early', (prism: { languages: { extend(name: string, changes: object): unknown } }) =>
      prism.languages.extend('missing', {}),
    )
    expect(() => createPrismEnvironment().register(early)).toThrow('missing')
  })
})
