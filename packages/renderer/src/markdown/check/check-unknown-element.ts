import { htmlTagNames } from 'html-tag-names'
import type { Html } from 'mdast'
import type { DocumentScope } from '../document-scope.js'

/** A tag without attributes, as placeholders such as `<your-name>` are. */
const BARE_TAG = /^<([a-z][\w.-]*)>/

// Proposals that no browser implements, whose names authors use as placeholders.
const PROPOSED = new Set(['command', 'content', 'element', 'isindex', 'multicol', 'nextid', 'rbc', 'shadow'])
const ELEMENTS: ReadonlySet<string> = new Set(htmlTagNames.filter((name) => !PROPOSED.has(name)))

/**
 * Reports a tag that HTML does not know and that is never closed: browsers show nothing in its place, and its author
 * meant text.
 */
export function checkUnknownElement(node: Html, scope: DocumentScope): void {
  const [tag, name] = BARE_TAG.exec(node.value) ?? []
  if (tag === undefined || name === undefined || ELEMENTS.has(name) || scope.file.text.includes(`</${name}`)) return
  scope.report(node, {
    code: 'unknown-element',
    message: `HTML has no element ${tag}, so readers see nothing here`,
    hint: `Write \`${tag}\` in backticks, or \\${tag}, if it is meant as text`,
    length: tag.length,
  })
}
