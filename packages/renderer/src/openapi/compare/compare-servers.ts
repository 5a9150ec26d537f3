import { encodeKey } from '../document-node.js'
import type { Server } from '../nouns/server.js'
import type { PartChange } from './api-change.js'

/** The part that has the servers: its name in messages, and its JSON pointers. */
export interface ServerOwner {
  readonly subject: string
  readonly pointers: Pick<PartChange, 'before' | 'after'>
}

/**
 * Compares the URLs and variables of servers. A removed server is only a risk: it may still work, although it is no
 * longer listed.
 */
export function compareServers(
  before: readonly Server[],
  after: readonly Server[],
  { subject, pointers }: ServerOwner,
): readonly PartChange[] {
  const changes: PartChange[] = []
  const at = (list: readonly Server[], server: Server | undefined, path = ''): string => {
    const index = server ? list.indexOf(server) : -1
    return `/servers${index === -1 ? '' : `/${index}${path}`}`
  }
  const report = (change: Omit<PartChange, 'before' | 'after'>, pair: Partial<ServerPair>, path = ''): void => {
    changes.push({
      ...change,
      before: pointers.before + at(before, pair.was, path),
      after: pointers.after + at(after, pair.is, path),
    })
  }
  for (const was of before) {
    const is = after.find((each) => keyOf(each) === keyOf(was))
    if (is) compareVariables({ was, is }, (change, path) => report(change, { was, is }, path))
    else
      report(
        { kind: 'server-removed', level: 'risky', message: `${subject} no longer lists the server ${was.url}` },
        { was },
      )
  }
  for (const is of after) {
    if (before.some((each) => keyOf(each) === keyOf(is))) continue
    report({ kind: 'server-added', level: 'compatible', message: `${subject} has the new server ${is.url}` }, { is })
  }
  return changes
}

function keyOf({ url }: Server): string {
  return url.trim().replace(/(?<!\/)\/+$/, '')
}

interface ServerPair {
  readonly was: Server
  readonly is: Server
}

type Report = (change: Omit<PartChange, 'before' | 'after'>, path: string) => void

function compareVariables({ was, is }: ServerPair, report: Report): void {
  for (const { name, defaultValue, values } of was.variables) {
    const now = is.variables.find((each) => each.name === name)
    if (!now) continue
    const variable = `variable \`${name}\` of the server ${is.url}`
    if (now.defaultValue !== defaultValue) {
      const message = `the default of ${variable} is now ${JSON.stringify(now.defaultValue)}, was ${JSON.stringify(defaultValue)}`
      report({ kind: 'default-value-changed', level: 'risky', message }, `/variables/${encodeKey(name)}/default`)
    }
    for (const value of now.values.length === 0 ? [] : values) {
      if (now.values.includes(value)) continue
      const message = `${variable} no longer accepts the value ${JSON.stringify(value)}`
      report({ kind: 'enum-value-removed', level: 'breaking', message }, `/variables/${encodeKey(name)}/enum`)
    }
  }
}
