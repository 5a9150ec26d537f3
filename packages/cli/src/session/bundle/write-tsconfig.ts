import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cacheFolder } from '../../cache/cache-folder.js'

/**
 * The `tsconfig` option of esbuild: the site's own file, but with JSX that needs no import of React. Docusaurus ignores
 * what that file sets for JSX, so many sites have `"jsx": "react"` there. Empty if the site has no such file.
 */
export function writeTsconfig(siteDir: string): { readonly tsconfig?: string } {
  const name = ['tsconfig.json', 'jsconfig.json'].find((file) => existsSync(join(siteDir, file)))
  if (name === undefined) return {}
  const folder = join(siteDir, cacheFolder(siteDir))
  mkdirSync(folder, { recursive: true })
  const tsconfig = join(folder, 'tsconfig.json')
  const text = { extends: join(siteDir, name), compilerOptions: { jsx: 'react-jsx' } }
  writeFileSync(tsconfig, `${JSON.stringify(text)}\n`)
  return { tsconfig }
}
