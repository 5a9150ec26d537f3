import { readdirSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve, sep } from 'node:path'
import { parseJson } from '../../config/files/read-json-file.js'
import { isRecord } from '../../config/is-record.js'
import { listNames } from '../../config/list-names.js'
import { findImportedFile } from '../../config/module/find-imported-file.js'
import { findManifest } from '../../config/module/hash-inputs.js'
import { readRegularFile } from '../../config/read-regular-file.js'
import { isReleased } from '../../config/version-name.js'
import { readVersionNames } from '../../read/versions/read-version-names.js'
import { findPostCssConfig } from '../../session/styles/compile-postcss.js'
import type { SiteLayout } from '../convert/site-layout.js'
import { readStyleSheet } from './read-style-sheet.js'

/** Reads the folder of a Docusaurus site. */
export function readLayout(siteDir: string): SiteLayout {
  const require = createRequire(join(siteDir, 'package.json'))
  const readFile = (path: string): string | undefined => {
    try {
      return readRegularFile(resolve(siteDir, path)).toString()
    } catch {
      return undefined
    }
  }
  const list = (folder: string): readonly string[] => listNames(join(siteDir, folder)).toSorted()
  return {
    siteDir,
    postCssConfig: findPostCssConfig(siteDir),
    translated: list('i18n').filter((locale) =>
      list(`i18n/${locale}`).some((name) => name.startsWith('docusaurus-') || name === 'code.json'),
    ),
    swizzled: list('src/theme').filter((name) => !name.startsWith('.')),
    versions: readVersionNames(siteDir).value.filter(isReleased),
    hasModule: (specifier) => {
      // Node.js finds neither TypeScript without an extension nor `.mjs`.
      if (specifier.startsWith('.')) return findImportedFile(resolve(siteDir, specifier)) !== undefined
      try {
        require.resolve(specifier)
        return true
      } catch {
        // The package can be an ES module without an entry for `require`.
        return findManifest(siteDir, specifier) !== undefined
      }
    },
    majorOf: (name) => {
      const manifest = findManifest(siteDir, name)
      const installed = manifest === undefined ? undefined : readJson(readFile(manifest))['version']
      const { dependencies, devDependencies } = readJson(readFile('package.json'))
      const versionRanges = {
        ...(isRecord(devDependencies) && devDependencies),
        ...(isRecord(dependencies) && dependencies),
      }
      const [, major] = /^[~^>=v\s]*(\d+)/.exec(String(installed ?? versionRanges[name])) ?? []
      return major === undefined ? undefined : Number(major)
    },
    hasFile: (path) => {
      const stats = statSync(resolve(siteDir, path), { throwIfNoEntry: false })
      return stats !== undefined && (!stats.isDirectory() || list(path).length > 0)
    },
    listFiles: (folder) => {
      try {
        const files = readdirSync(resolve(siteDir, folder), { recursive: true, encoding: 'utf8' })
        return files.map((file) => file.split(sep).join('/')).sort()
      } catch {
        return []
      }
    },
    readStyleSheet: (path) => readStyleSheet(siteDir, path, readFile),
    readFile,
  }
}

function readJson(text = '{}'): Readonly<Record<string, unknown>> {
  const value = parseJson(text)
  return isRecord(value) ? value : {}
}
