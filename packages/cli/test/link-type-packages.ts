import { mkdirSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const require = createRequire(import.meta.url)

/** Installs the packages that check types in a site. */
export function linkTypePackages(siteDir: string): void {
  const modules = join(siteDir, 'node_modules')
  mkdirSync(join(modules, '@typescript'), { recursive: true })
  for (const [name, entry] of Object.entries({
    twoslash: 'twoslash/core',
    '@typescript/typescript6': '@typescript/typescript6',
  }))
    symlinkSync(dirname(dirname(require.resolve(entry))), join(modules, name))
}
