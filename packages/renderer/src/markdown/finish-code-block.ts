import type { Element, ElementContent } from 'hast'
import { LANGUAGE_MODULES, PLAIN_LANGUAGES } from '../highlight/language-modules.js'
import type { FencePlace } from './block.js'
import { componentElement } from './component-element.js'
import type { Place } from './draft.js'
import { markCodeLines } from './mark-code-lines.js'
import { nearestWord } from './nearest-word.js'
import { parseCodeMeta } from './parse-code-meta.js'
import type { Placed } from './source-file.js'

/**
 * Makes a block of code the theme's; its lines come later, when the grammar is there. A `pre` in HTML stays when it has
 * attributes or holds more than code.
 */
export function finishCodeBlock(element: Element, place: Place): ElementContent[] {
  const block = element.data?.block
  const code = block || Object.keys(element.properties).length === 0 ? codeOf(element) : undefined
  if (code === undefined) return [{ ...element, children: place.finish(element.children) }]
  const { draft } = place
  const fence: Fence = block?.kind === 'code' ? block : { language: classLanguage(element), meta: '' }
  const [tag, attachedMeta] = splitTag(fence.language)
  const meta = parseCodeMeta(attachedMeta + fence.meta)
  const { language, hint } = findLanguage(tag, draft.compilation.options.highlight.aliases)
  const { lines, lineClasses, problems } = markCodeLines(splitLines(code), {
    language,
    ranges: meta.ranges,
    magicComments: draft.compilation.options.highlight.magicComments,
  })
  if (hint !== undefined) {
    const message = `no grammar is known for the language ${tag}, so its code is shown without colours`
    place.report(placeOf(fence, element, {}), { code: 'unknown-language', message, length: tag.length, hint })
  }
  for (const problem of [...meta.problems, ...problems]) {
    const { message, hint, offset, line, length } = problem
    const at = {
      ...(offset !== undefined && { offset: offset - attachedMeta.length }),
      ...(line !== undefined && { line }),
    }
    place.report(placeOf(fence, element, at), {
      code: 'code-block',
      message,
      ...(hint !== undefined && { hint }),
      ...(length !== undefined && { length }),
    })
  }
  const text = lines.join('\n')
  draft.sections.separate()
  draft.sections.add(text)
  draft.sections.separate()
  const props = {
    text: draft.markers.text,
    language: tag === '' ? 'text' : tag.toLowerCase(),
    isWrapped: meta.isWrapped,
    ...(meta.title !== undefined && { title: meta.title }),
    ...(meta.firstLineNumber !== undefined && { firstLineNumber: meta.firstLineNumber }),
  }
  const finished = componentElement({ name: 'Group' })
  draft.codes.push({
    request: { language, lines, lineClasses },
    complete(html) {
      finished.data = { component: { name: 'CodeBlock', props: { ...props, html } } }
    },
  })
  return [finished]
}

/** The text of a `pre` that holds one `code` and nothing but text in it. */
function codeOf({ children }: Element): string | undefined {
  const [code, ...others] = children
  if (code?.type !== 'element' || code.tagName !== 'code' || others.length > 0) return undefined
  return code.children.every((child) => child.type === 'text')
    ? code.children.map((child) => (child.type === 'text' ? child.value : '')).join('')
    : undefined
}

/** A block of nothing has no line; the line ending before the closing fence begins none. */
function splitLines(code: string): string[] {
  return code === '' ? [] : code.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n')
}

function classLanguage({ children: [code] }: Element): string {
  const names = code?.type === 'element' ? code.properties['className'] : undefined
  const name = Array.isArray(names) ? names.map(String).find((each) => each.startsWith('language-')) : undefined
  return name?.slice('language-'.length) ?? ''
}

/** `js{1,3}` is a language and the beginning of its meta. */
function splitTag(language: string): [tag: string, meta: string] {
  const brace = language.indexOf('{')
  return brace === -1 ? [language, ''] : [language.slice(0, brace), `${language.slice(brace)} `]
}

/** The language that a tag means; with a hint when Prism does not know it. */
function findLanguage(tag: string, aliases: Readonly<Record<string, string>>): { language: string; hint?: string } {
  const lowerCased = tag.toLowerCase()
  const language = (aliases[tag] ?? aliases[lowerCased] ?? lowerCased).toLowerCase()
  if (language === '' || PLAIN_LANGUAGES.has(language) || LANGUAGE_MODULES.has(language)) return { language }
  const near = nearestWord(language, [...LANGUAGE_MODULES.keys(), ...Object.keys(aliases)])
  return { language, hint: near === undefined ? 'Write text for plain text' : `Did you mean ${near}?` }
}

interface Fence {
  readonly language: string
  readonly meta: string
  readonly place?: FencePlace
}

/** A place in the block: a column of the meta, a line of the code, or the language. */
function placeOf({ place }: Fence, element: Element, { offset, line }: { offset?: number; line?: number }): Placed {
  if (!place) return element
  if (line !== undefined) return { position: { start: { line: place.line + 1 + line, column: 1 } } }
  const column = offset === undefined ? place.languageColumn : place.metaColumn + offset
  return { position: { start: { line: place.line, column } } }
}
