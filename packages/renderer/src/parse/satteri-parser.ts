import type { Root } from 'mdast'
import { type Features, markdownToHtml, markdownToMdast, mdxToMdast } from 'satteri'

const FEATURES: Features = { gfm: true, directive: true, frontmatter: true, math: false }
/** satteri also parses TOML front matter, which docgen does not support. */
const FEATURES_WITHOUT_FRONT_MATTER: Features = { ...FEATURES, frontmatter: false }

/**
 * Whether dollar signs enclose formulas. `singleDollarTextMath`: whether a single dollar sign does, as in remark-math.
 */
export type MathSetting = boolean | { readonly singleDollarTextMath: boolean }

/**
 * Parses with `satteri`, in Rust: CommonMark, GFM, directives, YAML front matter, and formulas if enabled. Throws if
 * the native code does.
 */
export function parseWithSatteri(source: string, math: MathSetting = false): Root {
  const text = withoutNul(source)
  return assertRoot(markdownToMdast(text, { features: featuresOf(text, math) }))
}

/** Parses MDX with `satteri`. Throws at the first syntax error, with `line:column: reason` as message. */
export function parseMdxWithSatteri(source: string, math: MathSetting = false): Root {
  const text = withoutNul(source)
  return assertRoot(mdxToMdast(text, { features: featuresOf(text, math) }))
}

/** Renders CommonMark, GFM and raw HTML as HTML; omits YAML front matter. Throws if the native code does. */
export function renderWithSatteri(source: string): string {
  return markdownToHtml(withoutNul(source), { features: { ...FEATURES, directive: false } }).html
}

/** CommonMark replaces NUL with U+FFFD; satteri keeps it. */
function withoutNul(text: string): string {
  return text.includes('\0') ? text.replaceAll('\0', '\uFFFD') : text
}

/** A colon that may start or end a directive, unlike the colons in `https://` and `word: `. */
const DIRECTIVE = /:(?![/\s]|$)/

/** Whether a text may contain directives. With them, parsing time is quadratic in the number of links of a paragraph. */
export function mayUseDirectives(text: string): boolean {
  return DIRECTIVE.test(text)
}

function featuresOf(text: string, math: MathSetting): Features {
  const features = text.startsWith('+++') ? FEATURES_WITHOUT_FRONT_MATTER : FEATURES
  return { ...features, math, directive: mayUseDirectives(text) }
}

function assertRoot(node: { type: string }): Root {
  if (!isRoot(node)) throw new Error(`satteri returned a ${node.type} instead of a root`)
  return node
}

function isRoot(node: { type: string }): node is Root {
  return node.type === 'root'
}
