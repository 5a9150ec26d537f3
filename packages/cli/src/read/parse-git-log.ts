import type { LastChange } from './site-files.js'

/** Receives each path with its change in the log; returns true to stop. */
export type OnChange = (path: string, change: LastChange) => boolean

/** First character of every commit line. */
const COMMIT = '\u0001'

/**
 * Creates a streaming parser of `git log -z --name-only --format=%x01%ct %aN`, which buffers only the unfinished
 * end of the last chunk. It returns true once `onChange` has.
 */
export function parseGitLog(onChange: OnChange): (piece: string) => boolean {
  let rest = ''
  let change: LastChange | undefined
  let isDone = false
  return (piece) => {
    const fields = (rest + piece).split('\0')
    rest = fields.pop() ?? ''
    for (const field of fields) {
      if (isDone) break
      if (field.startsWith(COMMIT)) change = readChange(field)
      else if (change && field !== '') isDone = onChange(field.replace(/^\n/, ''), change)
    }
    return isDone
  }
}

function readChange(field: string): LastChange {
  const space = field.indexOf(' ')
  const seconds = Number(field.slice(COMMIT.length, space))
  // Without the milliseconds, which are always zero.
  return { date: new Date(seconds * 1000).toISOString().replace('.000Z', 'Z'), author: field.slice(space + 1) }
}
