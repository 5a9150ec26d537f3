import { slug } from 'github-slugger'
import { findHeadingId } from '../ids/find-heading-id.js'
import { hasName, type RegionMarker, readRegionMarker } from './region-marker.js'

/** A region of a file. */
export interface Region {
  /** Indexes of its lines, without comments that begin or end a region. */
  readonly lines: readonly number[]
  /** Index of the comment that begins it and has no end; absent if each has one. */
  readonly unclosedAt?: number
}

const HEADING = /^ {0,3}(#{1,6})[ \t]+(.*)/s

/**
 * Finds the lines between `#region name` and `#endregion`, or comments of other tools with the same meaning. Parts with
 * the same name are one region. `undefined` if there is no such region.
 */
export function findRegion(lines: readonly string[], name: string): Region | undefined {
  const found: number[] = []
  // The open regions, the innermost last.
  const open: { readonly marker: RegionMarker; readonly index: number }[] = []
  let openCount = 0
  let isFound = false
  for (const [index, line] of lines.entries()) {
    const marker = readRegionMarker(line)
    if (!marker) {
      if (openCount > 0) found.push(index)
    } else if (marker.isEnd) {
      const closed = findOpen(open, marker)
      if (closed < 0) continue
      const [region] = open.splice(closed, 1)
      if (region && hasName(region.marker, name)) openCount -= 1
    } else {
      open.push({ marker, index })
      if (!hasName(marker, name)) continue
      isFound = true
      openCount += 1
    }
  }
  const unclosed = openCount > 0 ? open.find(({ marker }) => hasName(marker, name)) : undefined
  return isFound ? { lines: found, ...(unclosed && { unclosedAt: unclosed.index }) } : undefined
}

/** The index of the region that a marker ends: the innermost of its name, else the innermost that nests; -1 if none. */
function findOpen(open: readonly { readonly marker: RegionMarker }[], end: RegionMarker): number {
  const named =
    end.name === ''
      ? -1
      : open.findLastIndex(({ marker }) => marker.isNested === end.isNested && marker.name === end.name)
  return named < 0 && end.isNested ? open.findLastIndex(({ marker }) => marker.isNested) : named
}

/** Lists the names of the regions of a file, in order. */
export function listRegions(lines: readonly string[]): readonly string[] {
  const names = lines.flatMap((line) => {
    const marker = readRegionMarker(line)
    return marker && !marker.isEnd && marker.name !== '' ? [marker.name] : []
  })
  return [...new Set(names)]
}

/** Finds the lines below the heading with an id, up to the next heading of the same or a higher level. */
export function findSection(lines: readonly string[], id: string): readonly number[] {
  const start = lines.findIndex((line) => idOf(HEADING.exec(line)?.[2]) === id)
  const level = HEADING.exec(lines[start] ?? '')?.[1]?.length
  if (level === undefined) return []
  const end = lines.findIndex((line, index) => index > start && (HEADING.exec(line)?.[1]?.length ?? 7) <= level)
  return lines.map((_line, index) => index).slice(start + 1, end === -1 ? lines.length : end)
}

function idOf(heading: string | undefined): string | undefined {
  if (heading === undefined) return undefined
  return findHeadingId(heading)?.id ?? slug(heading.replace(/[`*[\]]/g, '').trim())
}
