import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ClientManifest, Theme } from '@docgen/renderer/contract'

/** Reads the manifest of the theme's other browser files; `undefined` if the theme has no manifest. */
export function readClientManifest({ client }: Theme): ClientManifest | undefined {
  if (client.manifest === undefined) return undefined
  return JSON.parse(readFileSync(join(fileURLToPath(client.directory), client.manifest), 'utf8'))
}
