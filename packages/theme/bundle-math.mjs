// Loaded by pages with formulas: KaTeX's style sheet and fonts, with hashes in their names.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** Display formulas wider than the text scroll, and inline formulas do not increase line spacing. */
const OWN_RULES = '.katex-display{overflow:auto hidden;padding-block:.25em}'

/**
 * The files by name, and the name of the style sheet among them. The fonts are WOFF2, which every browser with cascade
 * layers supports.
 */
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
  // The metadata that a bundler would return: the origin of the files.
  const inputs = { [join(folder, 'katex-swap.min.css')]: { bytesInOutput: css.length } }
  return { files, stylesheet, metafile: { outputs: { [stylesheet]: { inputs } } } }
}
