import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { INVALID } from '../broken/broken-site.js'

/** The server of a test, and one of the same length without the port, so that the marks below a line fit. */
const TEST_SERVER = 'http://127.0.0.1:<port>'
const SERVER = 'https://my.example.com'

const PRINTED = /^(?:error|warning|info) ([a-z\d-]+).*(?:\n {2}[│→] .*)+/gm

/**
 * Diagnostic code → what docgen prints for a broken input, from the expected files. A case of the code's own name in
 * this folder comes first, then the shortest text with a source line. Source lines lose their indentation: examples
 * are also read on phones.
 */
export function readExamples(): ReadonlyMap<string, string> {
  const examples = readdirSync(INVALID, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.txt'))
    .flatMap((file) =>
      [...readFileSync(join(INVALID, file), 'utf8').matchAll(PRINTED)].map(([text, code = '']) => ({
        code,
        text,
        rank: file === join('codes', `${code}.txt`) ? 0 : text.includes('^') ? 1 : 2,
      })),
    )
  const best = new Map<string, (typeof examples)[number]>()
  for (const example of examples) {
    const other = best.get(example.code)
    const isShorter = example.rank > 0 && example.text.length < (other?.text.length ?? 0)
    if (!other || example.rank < other.rank || (example.rank === other.rank && isShorter))
      best.set(example.code, example)
  }
  return new Map([...best.values()].map(({ code, text }) => [code, dedent(text.replaceAll(TEST_SERVER, SERVER))]))
}

function dedent(text: string): string {
  const [, indent = ''] = /^.*\n {2}│ ( {2,})(?=\S)/.exec(text) ?? []
  return text.replaceAll(`\n  │ ${indent}`, '\n  │ ')
}
