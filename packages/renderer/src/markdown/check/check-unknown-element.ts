import { htmlTagNames } from 'html-tag-names'
import type { Html } from 'mdast'
import { nearestWord } from '../../contract/suggest-name.js'
import type { Problem } from '../compilation.js'
import type { DocumentScope } from '../document-scope.js'

/** A tag without attributes, as placeholders such as `<your-name>` are. */
const BARE_TAG = /^<([a-z][\w.-]*)>/
/** A tag that may misspell the name of an element. Does not match names with a hyphen, which are custom elements. */
const TAG = /<([a-z][a-z\d]{3,20})(?=[\s/>])/g
/** The start of markup in which tags are not HTML elements, or are not tags at all. */
const OTHER_MARKUP = /<(?:!--|svg|math|script|style|textarea|xmp)/i

// Proposals that no browser implements, whose names authors use as placeholders.
const PROPOSED = new Set(['command', 'content', 'element', 'isindex', 'multicol', 'nextid', 'rbc', 'shadow'])
const ELEMENTS: ReadonlySet<string> = new Set(htmlTagNames.filter((name) => !PROPOSED.has(name)))

/**
 * Reports tags that are not HTML elements, of two kinds: a misspelled element, and a tag without attributes that is
 * never closed. Browsers show nothing for the latter, which its author meant as text.
 */
export function checkUnknownElement(node: Html, scope: DocumentScope): void {
  const [tag, name] = BARE_TAG.exec(node.value) ?? []
  const isPlaceholder =
    tag !== undefined && name !== undefined && !ELEMENTS.has(name) && !scope.file.text.includes(`</${name}`)
  if (isPlaceholder) {
    scope.report(node, {
      code: 'unknown-element',
      message: `HTML has no element ${tag}, so readers see nothing here`,
      hint: `Write \`${tag}\` in backticks, or \\${tag}, if it is meant as text`,
      length: tag.length,
    })
    return
  }
  for (const { index, 1: misspelled = '' } of node.value.matchAll(TAG)) {
    const problem = findMisspelled(misspelled, scope.file.text)
    if (problem) scope.report(node, problem, index)
  }
}

/** Finds the problem of a misspelled tag; `undefined` if the source `text` has markup with other tags, such as SVG. */
export function findMisspelled(name: string, text: string): Problem | undefined {
  if (ELEMENTS.has(name) || PROPOSED.has(name) || name.length < 5 || OTHER_MARKUP.test(text)) return undefined
  const near = nearestWord(name, ELEMENTS, 2)
  if (near === undefined) return undefined
  return {
    code: 'unknown-element',
    message: `HTML has no element <${name}>, so browsers show only its content`,
    hint: `Did you mean <${near}>?`,
    length: name.length + 1,
  }
}
