import type { LineKind } from '../classify-lines.js'
import type { SourceLine } from '../source-line.js'

/** A container of a page: `::: tip`, or a tab `== Label` in `::: tabs`. */
export interface Container {
  readonly name: string
  /** What follows the name on its line. */
  readonly info: string
  /** Index of its first line. */
  readonly start: number
  /** Index of the line that closes it: of its own fence, or of the line before which it ends. */
  end: number
  /** Whether the line at `end` is its own fence. */
  hasFence: boolean
  /** Number of colons of its fence; that of its tabs for a tab. */
  readonly colons: number
  /** White space and marks of lists and quotes before it. */
  readonly before: string
  readonly children: Container[]
}

const OPENING = /^([ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*)(:{3,})[ \t]*([a-z][\w-]*)(?!\S)(.*)/s
const CLOSING = /^[ \t>]*(:{3,})[ \t]*$/
/** Tabs of the package `vitepress-plugin-tabs`. Tabs with more colons have more equals signs. */
const TAB = /^[ \t]*(={2,})[ \t]+(\S.*)/s

/** Maximum number of containers in containers. Those further in stay as they are. */
const MAX_DEPTH = 50

/** Containers that VitePress has. */
const NAMES: ReadonlySet<string> = new Set([
  ...['tip', 'info', 'warning', 'danger', 'note', 'important', 'caution', 'details'],
  ...['code-group', 'raw', 'v-pre', 'tabs'],
])

/**
 * Finds the containers of a page, and returns the outermost. As in VitePress, a closing fence also closes outer
 * containers: up to the outermost whose fence does not have more colons.
 */
export function findContainers(lines: readonly SourceLine[], kinds: readonly LineKind[]): readonly Container[] {
  const found: Container[] = []
  const open: Container[] = []
  for (const [index, { text }] of lines.entries()) {
    if (kinds[index] !== 'text') continue
    const closing = CLOSING.exec(text)?.[1]?.length
    const [, marks = '', label] = TAB.exec(text) ?? []
    const tabs =
      label === undefined ? -1 : open.findLastIndex(({ name, colons }) => name === 'tabs' && fits(marks, colons))
    const [matched, before = '', colons = '', name = '', info = ''] = OPENING.exec(text) ?? []
    if (closing !== undefined)
      close(
        open.findIndex((each) => each.colons <= closing),
        index,
        true,
      )
    else if (tabs !== -1 && tabs < MAX_DEPTH) {
      close(tabs + 1, index, false)
      const { before: indent = '', colons: length = 3 } = open[tabs] ?? {}
      push({
        ...openUntil(lines.length),
        name: 'tab',
        info: label?.trim() ?? '',
        start: index,
        colons: length,
        before: indent,
      })
    } else if (matched !== undefined && NAMES.has(name) && open.length < MAX_DEPTH)
      push({ ...openUntil(lines.length), name, info: info.trim(), start: index, colons: colons.length, before })
  }
  return found

  function push(container: Container): void {
    const parent = open.at(-1)
    if (parent) parent.children.push(container)
    else found.push(container)
    open.push(container)
  }

  /** Closes the open containers from a position on; the fence belongs to the first of them. */
  function close(position: number, index: number, isFence: boolean): void {
    if (position === -1) return
    for (const [each, container] of open.entries()) {
      if (each < position) continue
      container.end = index
      container.hasFence = isFence && each === position
    }
    open.length = position
  }
}

/** The fields of a container that no line has closed yet. */
function openUntil(end: number): Pick<Container, 'end' | 'hasFence' | 'children'> {
  return { end, hasFence: false, children: [] }
}

/** Whether a line of equals signs belongs to tabs with this number of colons. */
function fits(marks: string, colons: number): boolean {
  return marks.length === 2 || marks.length === colons - 1
}
