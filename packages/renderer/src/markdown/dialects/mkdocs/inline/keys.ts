import { escapeHtml } from '../../../../html/escape-html.js'
import type { InlineConstruct } from './inline-construct.js'

const PATTERN = /(?<!\+)\+\+([\w-]+(?:\+[\w-]+)*|"[^"\n]{1,100}")\+\+(?!\+)/g
/** Names of keys that differ from the word in the source. */
const NAMES: Readonly<Record<string, string>> = {
  'arrow-down': 'Down',
  'arrow-left': 'Left',
  'arrow-right': 'Right',
  'arrow-up': 'Up',
  cmd: 'Cmd',
  command: 'Cmd',
  control: 'Ctrl',
  del: 'Del',
  delete: 'Del',
  escape: 'Esc',
  ins: 'Ins',
  option: 'Option',
  'page-down': 'Page Down',
  'page-up': 'Page Up',
  pipe: '|',
  plus: '+',
  minus: '-',
  return: 'Return',
  windows: 'Win',
}

/** `++ctrl+alt+del++` becomes one `<kbd>` for each key. */
export const keys: InlineConstruct = ({ text, isFree }) => {
  if (!text.includes('++')) return []
  return [...text.matchAll(PATTERN)].flatMap(({ index, 0: matched, 1: written = '' }) => {
    const end = index + matched.length
    if (!isFree(index, end)) return []
    const words = written.startsWith('"') ? [written.slice(1, -1)] : written.split('+').map(nameOf)
    return [{ start: index, end, text: words.map((word) => `<kbd>${escapeHtml(word)}</kbd>`).join('+') }]
  })
}

function nameOf(key: string): string {
  const known = NAMES[key.toLowerCase()]
  if (known !== undefined) return known
  const words = key.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  return words.join(' ')
}
