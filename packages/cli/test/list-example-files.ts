import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const MANUAL = new URL('../../../docs/docs/', import.meta.url)

/** Path → content of the files in a page of the manual: every code block with a file name as its title. */
export function listExampleFiles(page: string): Readonly<Record<string, string>> {
  const text = readFileSync(fileURLToPath(new URL(page, MANUAL)), 'utf8')
  return Object.fromEntries(
    Array.from(text.matchAll(/^```\w+ title="([^"]+)"\n([\s\S]*?)^```$/gm), ([, file = '', code = '']) => [file, code]),
  )
}
