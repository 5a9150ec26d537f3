import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { copySite, type SiteCopy } from '../build-copy.js'

/** Where broken inputs lie, and what is expected of them. */
export const INVALID = fileURLToPath(new URL('../invalid/', import.meta.url))

/** Every broken site has this problem on another page: what is wrong elsewhere must never hide it. */
const WITNESS = /\n*warning broken-anchor {2}docs\/witness\.md:3:21\n.*\n.*(?:\n|$)/

/** A small sound site in a temporary folder, to be broken. */
export function createSoundSite(): SiteCopy {
  return copySite(join(INVALID, 'base'))
}

/** The sound site with one more page. */
export function addPage(text: string | Uint8Array, file = 'docs/page.md'): SiteCopy {
  const copy = createSoundSite()
  mkdirSync(dirname(join(copy.siteDir, file)), { recursive: true })
  writeFileSync(join(copy.siteDir, file), text)
  return copy
}

/** What is printed without the witness; `undefined` where the witness was lost. */
export function withoutWitness(printed: string): string | undefined {
  if (!WITNESS.test(printed)) return undefined
  return printed
    .replace(WITNESS, '\n\n')
    .replace(/\n{3,}/g, '\n\n')
    .trimEnd()
    .concat('\n')
}
