import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createSoundSite } from '../broken/broken-site.js'
import type { SiteCopy } from '../build-copy.js'

/** Input that causes one diagnostic code: files over those of the sound site. */
export interface CodeCase {
  readonly files?: Readonly<Record<string, string>>
  /** More fields of the config. */
  readonly fields?: string
  /** Prepares what files alone cannot express. */
  readonly prepare?: (siteDir: string) => void
  /** The command that reports the code; `build` within this process if absent. */
  readonly args?: (siteDir: string) => readonly string[]
  readonly environment?: Readonly<Record<string, string>>
}

/** The site of a case in a temporary folder. */
export function createCodeSite({ files = {}, fields, prepare }: CodeCase): SiteCopy {
  const copy = createSoundSite()
  const config = `export default {\n  title: 'Base',\n  url: 'https://docs.example.com',\n  ${fields},\n}\n`
  const all = { ...(fields !== undefined && { 'site.config.ts': config }), ...files }
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(copy.siteDir, path)), { recursive: true })
    writeFileSync(join(copy.siteDir, path), text)
  }
  prepare?.(copy.siteDir)
  return copy
}

/** A case of one page. */
export function pageCase(text: string, fields?: string, name = 'page.md'): CodeCase {
  return { files: { [`docs/${name}`]: `# Page\n\n${text}\n` }, ...(fields !== undefined && { fields }) }
}
