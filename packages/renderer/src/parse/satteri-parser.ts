import type { Root } from 'mdast'
import { type Features, markdownToMdast } from 'satteri'

const FEATURES: Features = { gfm: true, directive: true, frontmatter: true }
/** satteri also reads TOML front matter, which docgen has not. */
const FEATURES_WITHOUT_FRONT_MATTER: Features = { ...FEATURES, frontmatter: false }

/** Parses with `satteri`, in Rust: CommonMark, GFM, directives and YAML front matter. Throws where the native code does. */
export function parseWithSatteri(source: string): Root {
  // CommonMark wants U+FFFD for NUL, which satteri keeps.
  const text = source.includes('\0') ? source.replaceAll('\0', '\uFFFD') : source
  const features = text.startsWith('+++') ? FEATURES_WITHOUT_FRONT_MATTER : FEATURES
  return assertRoot(markdownToMdast(text, { features }))
}

function assertRoot(node: { type: string }): Root {
  if (!isRoot(node)) throw new Error(`satteri gave back a ${node.type} where the root was expected`)
  return node
}

function isRoot(node: { type: string }): node is Root {
  return node.type === 'root'
}
