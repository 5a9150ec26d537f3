import { refractor } from 'refractor/all'
import { expect, it } from 'vitest'
import { type Grammar, isGrammar } from './grammar-rules.js'
import { LANGUAGE_MODULES } from './language-modules.js'
import { HighlightLimit, type TokenStream, tokenizeCode, type Work } from './tokenize-code.js'

/** The part of Prism that refractor inherits and does not declare. */
interface Prism {
  readonly Token: Work['Token']
  readonly languages: Readonly<Record<string, unknown>>
  tokenize(code: string, grammar: Grammar): TokenStream
}

function isPrism(value: object): value is Prism {
  return 'Token' in value && 'tokenize' in value
}

function openPrism(): Prism {
  const prism: object = refractor
  if (!isPrism(prism)) throw new Error('refractor no longer inherits from Prism')
  return prism
}

const prism = openPrism()
const work = (): Work => ({ left: 1e9, Token: prism.Token })

const CODE = [
  '<?php /** @param int $a */ function f($a) { return "b $a {$c["d"]}"; } # e ?>\n<p class="x" style="a: b">y &amp; z</p>',
  'const a = html`<b>c</b>` // g "h"\n/* i \'j\' */ @k class L<M> extends N.O { #p = 0x1F; q?: string }',
  '#include <a>\n#define B(c) "d" // e\nint main(void) { char f = \'"\'; return g ? 1 : 2.5e3; }\n"\'"\'"\'"\'// h\n"i',
  'a, .b > c:hover { color: #fff; d: url("e") !important } @media (f) { /* g */ }\n$h: 1px; @include i { j: #{$k} }',
  '# A\n\n- [b](c "d") **e** `f`\n\n```js\ng()\n```\n| h | i |\n--- \n<<EOF\n$j $k "$(l)"\nEOF\nm = """n"""\n',
  "(defn a [b] \"c\" ; d\n  {:e \\f}) -- g\n{- h -} let i = 'j' in [k | l <- m] %n% 'o''p' [[q]] r\"s\" b't' 'u T'",
]

it('finds the tokens of Prism in every language', () => {
  for (const name of new Set(LANGUAGE_MODULES.values())) {
    const grammar = prism.languages[name]
    if (!isGrammar(grammar)) continue
    for (const code of CODE)
      expect([name, tokenizeCode(code, grammar, work())]).toEqual([name, prism.tokenize(code, grammar)])
  }
})

it('ends if a rule matches nothing', () => {
  expect(tokenizeCode('ab', { empty: /(?:)/ }, work()).length).toBeLessThan(6)
})

it.each(['c', 'rust', 'scala', 'cpp', 'groovy'])('stops at the maximum number of steps: %s', (name) => {
  const grammar = prism.languages[name]
  if (!isGrammar(grammar)) throw new Error(name)
  const few = { left: 2_050_000, Token: prism.Token }
  expect(() => tokenizeCode(`"'`.repeat(10_000), grammar, few)).toThrow(HighlightLimit)
  expect(few.left).toBeGreaterThan(-50_000)
})

it('takes work in proportion to the length of ordinary code', () => {
  const grammar = prism.languages['javascript']
  if (!isGrammar(grammar)) throw new Error('javascript')
  const [short, long] = [work(), work()]
  const line = 'const a = b("c") // d\n'
  tokenizeCode(line.repeat(100), grammar, short)
  tokenizeCode(line.repeat(800), grammar, long)
  expect((1e9 - long.left) / (1e9 - short.left)).toBeLessThan(9)
})
