import { join } from 'node:path'
import type { Diagnostic } from '@docgen/renderer/contract'

import { readCode } from '../../config/read-regular-file.js'
import { positionAt } from '../../config/source/position-at.js'
import type { Site } from '../site.js'

/**
 * Creates a function that adds positions to diagnostics about islands with props that cannot be serialized. React does
 * not report a position, so this function finds where a layout component of the site renders the island.
 */
export function createIslandLocator({
  siteDir,
  theme,
}: Pick<Site, 'siteDir' | 'theme'>): (diagnostic: Diagnostic) => Diagnostic {
  return (diagnostic) => {
    const { island, props: [prop] = [] } = diagnostic.failure?.island ?? {}
    if (diagnostic.file !== undefined || island === undefined || prop === undefined) return diagnostic
    const uses = theme.componentFiles.flatMap((file) =>
      listUses(join(siteDir, file), island).map((use) => ({ file, use })),
    )
    const found = uses.find(({ use }) => use.props.includes(prop.name)) ?? uses[0]
    return found ? { ...diagnostic, file: found.file, ...found.use.position } : diagnostic
  }
}

interface IslandUse {
  /** The code up to the next element. */
  readonly props: string
  readonly position: ReturnType<typeof positionAt>
}

function listUses(path: string, island: string): readonly IslandUse[] {
  const text = readCode(path)
  const tag = `<${island}`
  const uses: IslandUse[] = []
  for (let start = text.indexOf(tag); start !== -1; start = text.indexOf(tag, start + 1)) {
    const end = start + tag.length
    if (/[\w.]/.test(text.charAt(end))) continue
    const next = text.indexOf('<', end)
    uses.push({
      props: text.slice(end, next === -1 ? undefined : next),
      position: positionAt(text, start + 1, end),
    })
  }
  return uses
}
