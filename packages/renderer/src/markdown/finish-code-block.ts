import type { Element, ElementContent } from 'hast'
import { LANGUAGE_MODULES, PLAIN_LANGUAGES } from '../highlight/language-modules.js'
import { componentElement } from './component-element.js'
import type { Place } from './draft.js'
import { markCodeLines } from './mark-code-lines.js'
import { nearestWord } from './nearest-word.js'
import { parseCodeMeta } from './parse-code-meta.js'

/** Makes a block of code the theme's; its lines come later, when the grammar is there. A `pre` with other content stays. */
export function finishCodeBlock(element: Element, place: Place): ElementContent[] {
  const block = element.data?.block
  const code = codeOf(element)
  if (code === undefined) return [{ ...element, children: place.finish(element.children) }]
  const { draft } = place
  const fence = block?.kind === 'code' ? block : { language: classLanguage(element), meta: '' }
  const [tag = '', attachedMeta = ''] = splitTag(fence.language)
  const meta = parseCodeMeta(attachedMeta + fence.meta)
  const language = findLanguage(tag, element, place)
  const { lines, lineClasses, problems } = markCodeLines(code.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n'), {
    language,
    ranges: meta.ranges,
    magicComments: draft.compilation.options.highlight.magicComments,
  })
  for (const message of [...meta.problems, ...problems]) place.report(element, { code: 'code-block', message })
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
    request: { language, code: text, lineClasses },
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

function classLanguage({ children: [code] }: Element): string {
  const names = code?.type === 'element' ? code.properties['className'] : undefined
  const name = Array.isArray(names) ? names.map(String).find((each) => each.startsWith('language-')) : undefined
  return name?.slice('language-'.length) ?? ''
}

/** `js{1,3}` is a language and the beginning of its meta. */
function splitTag(language: string): [string, string] {
  const brace = language.indexOf('{')
  return brace === -1 ? [language, ''] : [language.slice(0, brace), `${language.slice(brace)} `]
}

function findLanguage(tag: string, element: Element, place: Place): string {
  const { aliases } = place.draft.compilation.options.highlight
  const lowerCased = tag.toLowerCase()
  const language = (aliases[tag] ?? aliases[lowerCased] ?? lowerCased).toLowerCase()
  if (language === '' || PLAIN_LANGUAGES.has(language) || LANGUAGE_MODULES.has(language)) return language
  const near = nearestWord(language, [...LANGUAGE_MODULES.keys(), ...Object.keys(aliases)])
  place.report(element, {
    code: 'unknown-language',
    message: `no grammar is known for the language ${tag}, so its code is shown without colours`,
    hint: near === undefined ? 'Write text for plain text' : `Did you mean ${near}?`,
  })
  return language
}
