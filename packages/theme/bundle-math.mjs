// What pages with formulas load: KaTeX's style sheet and fonts, with hashes in their names.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** Formulas wider than the text scroll, and those of the text do not spread its lines. */
const OWN_RULES = '.katex-display{overflow:auto hidden;padding-block:.25em}'

/** The files by their names, and the name of the style sheet among them. The fonts are WOFF2, which every browser reads that knows cascade layers. */
export function bundleMath() {
  const folder = dirname(createRequire(import.meta.url).resolve('katex/dist/katex-swap.min.css'))
  const files = {}
  const add = (name, extension, bytes) => {
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
    files[`${name}-${hash}.${extension}`] = bytes
    return `${name}-${hash}.${extension}`
  }
  const sources = /url\(fonts\/([\w-]+)\.woff2\) format\("woff2"\)(?:,url\([^)]*\) format\("[a-z]+"\))*/g
  const css = readFileSync(join(folder, 'katex-swap.min.css'), 'utf8').replace(
    sources,
    (_source, name) => `url(${add(name, 'woff2', readFileSync(join(folder, `fonts/${name}.woff2`)))}) format("woff2")`,
  )
  const stylesheet = add('math', 'css', css + OWN_RULES)
  // What a bundler would say of it: whose the files are.
  const inputs = { [join(folder, 'katex-swap.min.css')]: { bytesInOutput: css.length } }
  return { files, stylesheet, metafile: { outputs: { [stylesheet]: { inputs } } } }
}
