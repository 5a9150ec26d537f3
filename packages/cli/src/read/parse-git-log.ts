import type { LastChange } from './site-files.js'

/** Takes each path with the change that the log names it in; answers true when it needs no more. */
export type OnChange = (path: string, change: LastChange) => boolean

/** Every commit's line begins with this. */
const COMMIT = '\u0001'

/**
 * A reader of `git log -z --name-only --format=%x01%ct %aN` that takes the output in pieces of any size and keeps only
 * the unfinished end of the last. It answers true once `onChange` has.
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
  // Without the milliseconds that are always zero.
  return { date: new Date(seconds * 1000).toISOString().replace('.000Z', 'Z'), author: field.slice(space + 1) }
}
