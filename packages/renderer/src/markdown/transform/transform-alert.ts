import type { Blockquote, Paragraph, PhrasingContent, RootContent, Text } from 'mdast'
import { nearestWord } from '../../contract/suggest-name.js'
import type { AdmonitionBlock } from '../directives/block.js'
import { ADMONITION_KINDS, type CustomAdmonitions } from '../directives/directive-names.js'
import type { DocumentScope } from '../document-scope.js'
import { sliceOf } from '../source-file.js'
import { titleOf } from './transform-container-directive.js'

// `-` and `+` are Obsidian's marks for foldable callouts.
const MARKER = /^\[!([a-z][\w-]*)\][+-]?[ \t]*/i

type Named = Pick<AdmonitionBlock, 'admonition' | 'name'>

/** GitHub's alerts that are not kinds of admonitions → the kind with similar colors. */
const GITHUB_ALERTS: ReadonlyMap<string, Named> = new Map([
  ['important', { admonition: 'info', name: 'important' }],
  ['caution', { admonition: 'danger', name: 'caution' }],
])

/**
 * Converts an alert such as `> [!NOTE]` to an admonition. Text after the marker is its title, as in Obsidian and
 * VitePress. `undefined` if the quote is not an alert.
 */
export function transformAlert(node: Blockquote, scope: DocumentScope): readonly RootContent[] | undefined {
  const [paragraph, ...blocks] = node.children
  if (node.data !== undefined || paragraph?.type !== 'paragraph') return undefined
  const [start, ...inline] = paragraph.children
  const [marker = '', word = ''] = start?.type === 'text' ? (MARKER.exec(start.value) ?? []) : []
  if (start?.type !== 'text' || marker === '' || isEscaped(start, scope)) return undefined
  const alert = word.toLowerCase()
  const lines = splitFirstLine([{ ...start, value: start.value.slice(marker.length) }, ...inline])
  const { alertTitle, ...named } = nameAlert(alert, scope.compilation.options.admonitions)
  if (named.admonition === undefined) reportUnknown(start, word, scope)
  const title =
    lines.title.length > 0 || alertTitle === undefined ? lines.title : [{ type: 'text' as const, value: alertTitle }]
  const label: Paragraph = { type: 'paragraph', data: { directiveLabel: true }, children: [...title] }
  const text: Paragraph = { ...paragraph, children: [...lines.text] }
  return [
    {
      type: 'containerDirective',
      name: alert,
      children: [...[label, text].filter(({ children }) => children.length > 0), ...blocks],
      data: { block: { kind: 'admonition', admonition: 'note', ...named } },
      ...(node.position && { position: node.position }),
    },
  ]
}

/**
 * The admonition of an alert, without a kind if the alert is unknown. `alertTitle` is its default title; absent if that
 * is a UI string.
 */
function nameAlert(
  alert: string,
  admonitions: CustomAdmonitions = {},
): Partial<Named> & { readonly alertTitle?: string } {
  const ownKind = Object.hasOwn(admonitions, alert) ? admonitions[alert] : undefined
  if (ownKind) return { admonition: ownKind, name: alert, alertTitle: titleOf(alert) }
  const admonition = ADMONITION_KINDS.get(alert)
  if (admonition === alert) return { admonition }
  return GITHUB_ALERTS.get(alert) ?? { alertTitle: titleOf(alert), ...(admonition && { admonition, name: alert }) }
}

/** Reports only likely misspellings: Obsidian shows any word as a note with that title. */
function reportUnknown(node: Text, word: string, scope: DocumentScope): void {
  const near = nearestWord(word.toLowerCase(), ADMONITION_KINDS.keys())
  if (near === undefined) return
  const hint = `Did you mean [!${near.toUpperCase()}]?`
  const message = `unknown alert "${word}", shown as a note`
  scope.report(node, { code: 'unknown-alert', message, hint, length: word.length + 3 })
}

function isEscaped(node: Text, { file }: DocumentScope): boolean {
  return sliceOf(file, node).startsWith('\\')
}

interface FirstLine {
  readonly title: readonly PhrasingContent[]
  readonly text: readonly PhrasingContent[]
}

/** Splits the line of the marker from the text after it. */
function splitFirstLine(nodes: readonly PhrasingContent[]): FirstLine {
  const end = nodes.findIndex((node) => node.type === 'break' || (node.type === 'text' && node.value.includes('\n')))
  const last = nodes[end]
  if (!last) return { title: unlessBlank(nodes), text: [] }
  const before = nodes.slice(0, end)
  const after = nodes.slice(end + 1)
  if (last.type !== 'text') return { title: unlessBlank(before), text: unlessBlank(after) }
  const cut = last.value.indexOf('\n')
  return {
    title: unlessBlank([...before, { ...last, value: last.value.slice(0, cut) }]),
    text: unlessBlank([{ ...last, value: last.value.slice(cut + 1) }, ...after]),
  }
}

function unlessBlank(nodes: readonly PhrasingContent[]): readonly PhrasingContent[] {
  return nodes.some((node) => node.type !== 'text' || node.value.trim() !== '') ? nodes : []
}
