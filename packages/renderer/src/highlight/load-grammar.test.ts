import { refractor } from 'refractor/core'
import { beforeEach, describe, expect, it, vi } from 'vitest'

const SAMPLES: Readonly<Record<string, string>> = {
  html: '<style>a{b:c}</style><script>let x = 1</script><p onclick="y()">z</p>',
  xml: '<a><![CDATA[<b>]]></a>',
  javascript: 'const a = html`<p>b</p>`; /* c */ console.log(/d/g, A.b())',
  css: 'a::before { color: #fff; margin: 1px calc(2em + 3%) }',
  csharp: '/// <summary>x</summary>\nclass A { }',
  php: '<p><?php echo "a $b"; // c\n?></p>',
  jsx: 'const a = <B c={d}>e</B>',
  tsx: 'const a: Foo<string> = <B<C> d="e" />',
  markdown: '# a\n```js\nlet b\n```\n*c*',
  twig: '{% if a %}<b>{{ c }}</b>{% endif %}',
  graphql: 'query A($b: Int) { c(d: $b) }',
}

// These change the grammars of other languages if all share one Prism.
const INTRUDERS = [
  'js-extras',
  'js-templates',
  'css-extras',
  'php-extras',
  'xml-doc',
  'markup-templating',
  'django',
  'pug',
]

async function highlightAll(before: readonly string[]): Promise<Record<string, string>> {
  const { loadGrammar } = await import('./load-grammar.js')
  const { highlightCode } = await import('./highlight-code.js')
  for (const language of before) {
    if (INTRUDERS.includes(language)) refractor.register((await import(`refractor/${language}`)).default)
    else await loadGrammar(language)
  }
  const results: Record<string, string> = {}
  for (const [language, code] of Object.entries(SAMPLES))
    results[language] = highlightCode(code, await loadGrammar(language)) ?? ''
  return results
}

describe('loadGrammar', () => {
  beforeEach(() => void vi.resetModules())

  it('returns the same HTML whatever was loaded before', async () => {
    const alone = await highlightAll([])
    vi.resetModules()
    expect(await highlightAll([...INTRUDERS, ...Object.keys(SAMPLES).reverse()])).toEqual(alone)
    expect(alone['html']).toContain('<span class="k">')
    expect(alone['php']).toContain('<span class="k">&lt;?php echo</span>')
  })

  it('returns the same grammar for a name and its aliases', async () => {
    const { loadGrammar } = await import('./load-grammar.js')
    const { highlightCode } = await import('./highlight-code.js')
    const byName = highlightCode('let a', await loadGrammar('javascript'))
    expect(highlightCode('let a', await loadGrammar('js'))).toEqual(byName)
    expect(byName).toBe('<span class="k">let</span> a')
  })

  it('caches a grammar, and has none for unknown languages', async () => {
    const { loadGrammar } = await import('./load-grammar.js')
    expect(loadGrammar('bash')).toBe(loadGrammar('bash'))
    expect(loadGrammar('nonsense')).toBeUndefined()
    expect(loadGrammar('__proto__')).toBeUndefined()
  })

  it('loads every language, and none loses a character', async () => {
    const { loadGrammar } = await import('./load-grammar.js')
    const { LANGUAGE_MODULES } = await import('./language-modules.js')
    const { highlightCode } = await import('./highlight-code.js')
    const code = 'if (a < b) { "c" } // d\n<e f="g">\'h\'</e> # i\n/* j\nk */ 1.5 @l $m {{ n }}'
    for (const language of LANGUAGE_MODULES.keys()) {
      const html = highlightCode(code, await loadGrammar(language))
      const text = html
        ?.replace(/<[^>]*>/g, '')
        .replace(/&lt;/g, '<')
        .replace(/&gt;/g, '>')
        .replace(/&amp;/g, '&')
      expect([language, text]).toEqual([language, code])
    }
  })
})
